/** What waits for a block or an attack to succeed. */
export type RiderName =
  | 'weakenBlocked'
  | 'weakenBlockedBySurplus'
  | 'destroyBlocked'
  | 'attackAfterBlock'
  | 'blockByAbilities'
  | 'reputationPerDefeated'
  | 'famePerDefeated'
  | 'crystalOncePerDefeated'
  | 'weakenOthersPerDefeated'
  | 'duel';

/** Changes of the rules for the rest of the turn. */
export type LastingName =
  // Movement: `terrains` cost less (not below `least`), cost so much, or can be entered at that price; or not at all.
  | 'costLess'
  | 'easierSpace'
  | 'cost'
  | 'open'
  | 'closed'
  | 'safe'
  | 'spaceBending'
  | 'exploreLess'
  | 'exploreFar'
  | 'seeFar'
  | 'noWalls'
  // Combat
  | 'moveAsAttack'
  | 'moveAsRanged'
  | 'influenceAsBlock'
  | 'influenceAsFireBlock'
  | 'influenceAsIceBlock'
  /** The first attack card counts `n` more, or the first block card twice as much more, whichever comes first. */
  | 'firstAttackOrBlock'
  | 'unitsUnhurt'
  | 'unitsResist'
  /** The unit whose number is in `bits` has physical resistance. */
  | 'unitPhysical'
  | 'unitArmor'
  | 'unitBonus'
  | 'unitFame'
  /** Every unit but the one whose number is in `bits` attacks with `n` more. */
  | 'unitAttackBonus'
  /** The next activation of a unit with such points gives `n` more of them; the element is the unit's. */
  | 'nextUnitBlock'
  | 'nextUnitAttack'
  | 'nextUnitRanged'
  /** Fame, or a crystal by its resistances, for each enemy defeated in this turn or phase. */
  | 'defeatFame'
  | 'phaseDefeatFame'
  | 'phaseDefeatCrystal'
  /** Attack `n` comes with the Attack phase if no wound has come into the hand in the combat until then. */
  | 'attackIfUnhurt'
  | 'doublePhysical'
  | 'noPhysicalResistance'
  | 'coldFireAttacks'
  | 'siegeAttacks'
  | 'rangedDoubledOrSiege'
  | 'noFirstWound'
  /** One attack card counts 1 more in the Ranged and Siege phase, or `n` more (sideways too) in the Attack phase. */
  | 'attackCardBonus'
  /** One block counts `n` more. */
  | 'blockBonus'
  // Cards and mana
  /** The next card played sideways counts `n`; one that is no basic action `least`, if that is more; one of `colors` 1 more. */
  | 'sideways'
  /** A wound may be played sideways, for `n`. */
  | 'sidewaysWound'
  | 'nextMove'
  | 'everyMove'
  /** As much mana as one likes of `colors`; each spell of one of these colours that is cast brings 1 fame. */
  | 'freeMana'
  /** No Source die may be used in the rest of the turn. */
  | 'noMoreDice'
  | 'goldAtNight'
  | 'blackByDay'
  | 'dayInForest'
  | 'anyColorDice'
  | 'blackDieAnyColor'
  | 'polarized'
  | 'keepCrystals'
  /** A card for each of the next `n` wounds that come into the hand; `least` 1: the first of them is thrown away. */
  | 'drawPerWound'
  | 'drawPerHealed'
  | 'readyHealed'
  /** Fame for each of the next `n` healing points that are spent. */
  | 'famePerHealing'
  | 'reputationPerRecruit'
  | 'famePerRecruit'
  /** One unit costs `n` less; reputation changes by `least` when it is recruited so. */
  | 'recruitDiscount'
  /** No unit may be recruited with influence in the rest of the turn. */
  | 'noRecruiting'
  /** Reputation neither gives nor takes influence, nor keeps from interacting; what it did in this turn is undone. */
  | 'noReputation'
  /** Once, `n` influence buys an advanced action of the offer: to the discard pile, or with `least` 1 to the hand. */
  | 'learnAction'
  /** `n` influence buys a healing point, any number of times. */
  | 'healForInfluence'
  /** A unit up to level `least` is readied for `n` influence per level: once, or with `bits` 1 any number of times. */
  | 'readyForInfluence'
  | 'discardForCrystal'
  | 'removeNewWounds'
  | 'drawBonusOnHills'
  | 'drawBonusOnMountains'
  | 'shapeshift'
  /** One spell of the offer whose colour is among `bits` may be played like a card of the hand; by the card `n`. */
  | 'offeredSpell'
  /** The box `bits` may be used as the artifact that was revealed for it. */
  | 'boxed'
  /** The token of the colour `bits` is lost if the next thing that is done does not use it. */
  | 'spendAtOnce';
