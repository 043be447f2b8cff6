/*
 * What things are worth to a bot, in fame. Found by trying: see the figures in the documentation of the game.
 */

export const worth = {
  reputation: 0.25,
  /** A point of the final score that is no fame; points lost by wounds, some of which will be healed. */
  score: 0.7,
  beating: 0.35,
  /** A level, with what comes with it. */
  level: 2,
  /** A wound as far as cards promise to take or give one; what it costs more in the hand, and in each round to come. */
  wound: 1.5,
  woundInHand: 0.5,
  woundPerRound: 0.2,
  /** All cards of the hand are lost. */
  paralysis: 2.5,
  /** A unit, for each of its levels: wounded, spent for the round; what it does in each round. */
  unitWound: 0.8,
  unitUse: 0.3,
  unitPerRound: 0.5,
  crystal: 0.35,
  crystalPerRound: 0.15,
  /** A die of the Source that others, or one's own next mana, could have used. */
  die: 0.05,
  /** An artifact that is thrown away for its strong effect. */
  artifact: 2.5,
  /** A card that can still be played in this round, and one too many for the turns that are left. */
  card: 0.5,
  spareCard: 0.08,
  /** A card that is better than the first ones, and a skill, for each round to come. */
  newCardPerRound: 0.3,
  skillPerRound: 0.5,
  /** A tile that nobody has seen; a turn in which something could be done; a place from which something can be done. */
  newTile: 0.6,
  turn: 1.2,
  place: 0.8,
  glade: 0.3,
  /** To come back once more to where one has been in the same turn. */
  detour: 0.3,
  heal: 1.2,
  /** A keep in each of the next rounds; a city. */
  keep: 0.3,
  city: 8,
} as const;
