/** All drawings of the game as data. */
import type { CardId } from '@heldentisch/pixel-tactics';
import { alchemist as alchemistHero } from './heroes/alchemist.js';
import { artist as artistHero } from './heroes/artist.js';
import { berserker as berserkerHero } from './heroes/berserker.js';
import { designer as designerHero } from './heroes/designer.js';
import { doppelganger as doppelgangerHero } from './heroes/doppelganger.js';
import { dragonmage as dragonmageHero } from './heroes/dragonmage.js';
import { gunner as gunnerHero } from './heroes/gunner.js';
import { healer as healerHero } from './heroes/healer.js';
import { homunculus as homunculusHero } from './heroes/homunculus.js';
import { illusionist as illusionistHero } from './heroes/illusionist.js';
import { killer as killerHero } from './heroes/killer.js';
import { knight as knightHero } from './heroes/knight.js';
import { mascot as mascotHero } from './heroes/mascot.js';
import { mystic as mysticHero } from './heroes/mystic.js';
import { oracle as oracleHero } from './heroes/oracle.js';
import { overlord as overlordHero } from './heroes/overlord.js';
import { paladin as paladinHero } from './heroes/paladin.js';
import { planestalker as planestalkerHero } from './heroes/planestalker.js';
import { playtester as playtesterHero } from './heroes/playtester.js';
import { priestess as priestessHero } from './heroes/priestess.js';
import { pyromancer as pyromancerHero } from './heroes/pyromancer.js';
import { reporter as reporterHero } from './heroes/reporter.js';
import { scientist as scientistHero } from './heroes/scientist.js';
import { summoner as summonerHero } from './heroes/summoner.js';
import { templar as templarHero } from './heroes/templar.js';
import { trapper as trapperHero } from './heroes/trapper.js';
import { vampire as vampireHero } from './heroes/vampire.js';
import { warrior as warriorHero } from './heroes/warrior.js';
import { witch as witchHero } from './heroes/witch.js';
import { alchemist as alchemistLeader } from './leaders/alchemist.js';
import { artist as artistLeader } from './leaders/artist.js';
import { berserker as berserkerLeader } from './leaders/berserker.js';
import { designer as designerLeader } from './leaders/designer.js';
import { doppelganger as doppelgangerLeader } from './leaders/doppelganger.js';
import { dragonmage as dragonmageLeader } from './leaders/dragonmage.js';
import { gunner as gunnerLeader } from './leaders/gunner.js';
import { healer as healerLeader } from './leaders/healer.js';
import { homunculus as homunculusLeader } from './leaders/homunculus.js';
import { illusionist as illusionistLeader } from './leaders/illusionist.js';
import { killer as killerLeader } from './leaders/killer.js';
import { knight as knightLeader } from './leaders/knight.js';
import { mascot as mascotLeader } from './leaders/mascot.js';
import { mystic as mysticLeader } from './leaders/mystic.js';
import { oracle as oracleLeader } from './leaders/oracle.js';
import { overlord as overlordLeader } from './leaders/overlord.js';
import { paladin as paladinLeader } from './leaders/paladin.js';
import { planestalker as planestalkerLeader } from './leaders/planestalker.js';
import { playtester as playtesterLeader } from './leaders/playtester.js';
import { priestess as priestessLeader } from './leaders/priestess.js';
import { pyromancer as pyromancerLeader } from './leaders/pyromancer.js';
import { reporter as reporterLeader } from './leaders/reporter.js';
import { scientist as scientistLeader } from './leaders/scientist.js';
import { summoner as summonerLeader } from './leaders/summoner.js';
import { templar as templarLeader } from './leaders/templar.js';
import { trapper as trapperLeader } from './leaders/trapper.js';
import { vampire as vampireLeader } from './leaders/vampire.js';
import { warrior as warriorLeader } from './leaders/warrior.js';
import { witch as witchLeader } from './leaders/witch.js';
import type { Sprite } from './palette.js';

export { type IconName, icons } from './icons.js';
export { palette, type Sprite } from './palette.js';
export { type SpriteRect, spriteRects } from './rects.js';
export { PixelSprite } from './Sprite.js';
export { cardBack, corpseSprite } from './table.js';

export type { CardId };

/** Heroes, 20 x 20, standing and facing right. */
export const heroSprites: Record<CardId, Sprite> = {
  alchemist: alchemistHero,
  killer: killerHero,
  warrior: warriorHero,
  berserker: berserkerHero,
  paladin: paladinHero,
  scientist: scientistHero,
  oracle: oracleHero,
  summoner: summonerHero,
  doppelganger: doppelgangerHero,
  mascot: mascotHero,
  homunculus: homunculusHero,
  pyromancer: pyromancerHero,
  dragonmage: dragonmageHero,
  gunner: gunnerHero,
  priestess: priestessHero,
  vampire: vampireHero,
  knight: knightHero,
  illusionist: illusionistHero,
  healer: healerHero,
  mystic: mysticHero,
  overlord: overlordHero,
  planestalker: planestalkerHero,
  templar: templarHero,
  trapper: trapperHero,
  witch: witchHero,
  designer: designerHero,
  reporter: reporterHero,
  artist: artistHero,
  playtester: playtesterHero,
};

/** Leaders, 24 x 24. */
export const leaderSprites: Record<CardId, Sprite> = {
  alchemist: alchemistLeader,
  killer: killerLeader,
  warrior: warriorLeader,
  berserker: berserkerLeader,
  paladin: paladinLeader,
  scientist: scientistLeader,
  oracle: oracleLeader,
  summoner: summonerLeader,
  doppelganger: doppelgangerLeader,
  mascot: mascotLeader,
  homunculus: homunculusLeader,
  pyromancer: pyromancerLeader,
  dragonmage: dragonmageLeader,
  gunner: gunnerLeader,
  priestess: priestessLeader,
  vampire: vampireLeader,
  knight: knightLeader,
  illusionist: illusionistLeader,
  healer: healerLeader,
  mystic: mysticLeader,
  overlord: overlordLeader,
  planestalker: planestalkerLeader,
  templar: templarLeader,
  trapper: trapperLeader,
  witch: witchLeader,
  designer: designerLeader,
  reporter: reporterLeader,
  artist: artistLeader,
  playtester: playtesterLeader,
};
