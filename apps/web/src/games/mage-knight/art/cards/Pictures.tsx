import { type ComponentType, memo } from 'react';
import { cached, seedOf } from '../../../../pen/cached.js';
import { advancedActionPictures } from './decks/advanced-actions.js';
import { artifactPictures } from './decks/artifacts.js';
import { basicActionPictures } from './decks/basic-actions.js';
import { skillPictures } from './decks/skills.js';
import { spellPictures } from './decks/spells.js';
import { tacticPictures } from './decks/tactics.js';
import { wounded } from './decks/wound.js';
import { enemyPictures } from './enemies.js';
import { cardFormat, framePictures } from './frames.js';
import { heroPictures } from './heroes.js';
import { Canvas, type PictureProps } from './paint/Canvas.js';
import type { Drawing } from './paint/marks.js';
import { paint } from './paint/paint.js';
import { unitPictures } from './units.js';

/** Every card that can lie in a deed deck. */
const deedPictures = {
  ...basicActionPictures,
  ...advancedActionPictures,
  ...spellPictures,
  ...artifactPictures,
  wound: wounded,
};

export type HeroPictureId = keyof typeof heroPictures;
export type EnemyPictureId = keyof typeof enemyPictures;
export type UnitPictureId = keyof typeof unitPictures;
export type CardPictureId = keyof typeof deedPictures;
export type TacticPictureId = keyof typeof tacticPictures;
export type SkillPictureId = keyof typeof skillPictures;
export type FrameId = keyof typeof framePictures;

interface OfId<Id extends string> extends PictureProps {
  readonly id: Id;
}

/** A picture is painted when it is first shown, and then kept: it is the same every time. */
function gallery<Id extends string>(
  pictures: Readonly<Record<Id, Drawing>>,
  width: number,
  height: number,
): ComponentType<OfId<Id> & { readonly view?: string }> {
  const layersOf = cached((id: Id) => paint(pictures[id], seedOf(id), { width, height }));
  return memo(function Picture({
    id,
    view = `0 0 ${width} ${height}`,
    ...props
  }: OfId<Id> & { readonly view?: string }) {
    return <Canvas view={view} layers={layersOf(id)} {...props} />;
  });
}

const Heroes = gallery(heroPictures, 100, 140);

/** A hero from head to belt, 5 : 7. */
export const HeroPicture = (props: OfId<HeroPictureId>) => <Heroes {...props} />;

/** Head and shoulders of a hero, square. */
export const HeroPortrait = (props: OfId<HeroPictureId>) => <Heroes view="8 2 84 84" {...props} />;

/** An enemy token, square or cut to a circle. */
export const EnemyPicture: ComponentType<OfId<EnemyPictureId>> = gallery(enemyPictures, 100, 100);

/** A company of units, 4 : 3. */
export const UnitPicture: ComponentType<OfId<UnitPictureId>> = gallery(unitPictures, 120, 90);

/** Any card of a deed deck, 4 : 3. */
export const CardPicture: ComponentType<OfId<CardPictureId>> = gallery(deedPictures, 120, 90);

/** A tactic, 4 : 3. */
export const TacticPicture: ComponentType<OfId<TacticPictureId>> = gallery(tacticPictures, 120, 90);

/** The emblem of a skill, to be cut to a circle. */
export const SkillEmblem: ComponentType<OfId<SkillPictureId>> = gallery(skillPictures, 60, 60);

/** The frame of a card with room for its parts (see `cardFormat`), or the back of all cards. */
export const CardFrame: ComponentType<OfId<FrameId>> = gallery(framePictures, cardFormat.width, cardFormat.height);
