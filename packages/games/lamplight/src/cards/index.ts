import { compile } from '@heldentisch/engine';
import { type CardId, cardIds } from '../card-ids.js';
import type { Card } from './card.js';
import { garland } from './garland.js';
import { glowWorm } from './glow-worm.js';
import { gust } from './gust.js';
import { lighthouse } from './lighthouse.js';
import { mirror } from './mirror.js';
import { moth } from './moth.js';
import { oilJug } from './oil-jug.js';
import { paperLantern } from './paper-lantern.js';
import { spark } from './spark.js';
import { tinker } from './tinker.js';

const byId: Readonly<Record<CardId, Card>> = {
  spark,
  'paper-lantern': paperLantern,
  gust,
  moth,
  'oil-jug': oilJug,
  'glow-worm': glowWorm,
  tinker,
  garland,
  mirror,
  lighthouse,
};

/** All kinds of cards by their numbers. */
export const cards: readonly Card[] = cardIds.map((id) => byId[id]);

/** What each of them does, written out once. */
export const programs = cards.map(({ effect }) => compile(effect));
