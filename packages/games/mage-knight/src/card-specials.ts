/*
 * What only one card, unit or skill does, and what exactly that is. "The answer" is explained in card.ts.
 */

export type SpecialName =
  // Basic actions
  /** A Source die is taken beyond the usual one and set to any colour but gold: two tokens of it. It goes back unrolled. */
  | 'manaDraw'
  /** The same with one token. The strong effect does it twice, with different dice. */
  | 'manaPull'
  /** At the end of the turn a card that is no wound may be discarded: then this one comes back to the hand. */
  | 'crystalJoy'
  /** The same, and the card may be a wound. */
  | 'crystalJoyStrong'
  /** Block of what the terrain of the own space costs unchanged: fire by day, ice at night. */
  | 'landBlock'
  /** A revealed space is chosen: entering it costs 1 less in this turn, but not less than 2. */
  | 'easierSpace'
  /** The same for a terrain. */
  | 'easierTerrain'
  // Units
  /** The unit itself becomes wounded. */
  | 'woundSelf'
  /** Cold Fire Attack or Block 5, as chosen; 7 if a red or a blue mana is paid, 9 if both are. */
  | 'altemMages'
  /** A face-down token at most 3 spaces away, or the top of an enemy pile, is looked at; fame +1 if it is defeated in this turn. */
  | 'scout'
  /** One enemy: armor -1, and one of its attacks -1. */
  | 'shockEnemy'
  /** One enemy attack -3; its damage must go to this unit first, even with Assassination. */
  | 'shockAttack'
  /** Attack 3, or 5 if the token on the unit is red. */
  | 'familiarAttack'
  /** Block 4, or 7 if the token is blue. */
  | 'familiarBlock'
  /** Move or Influence 3, as chosen, or 5 if the token is white. */
  | 'familiarMove'
  /** Heal 2, or 3 if the token is green. */
  | 'familiarHeal'
  // Advanced actions
  /** At the end of the turn this card may go under the deed deck instead of the discard pile, if that deck is not empty. */
  | 'steadyTempo'
  /** The same, but on top of the deck, which may be empty. */
  | 'steadyTempoStrong'
  /** A crystal of each basic colour that the card thrown away just now does not have. */
  | 'otherCrystals'
  /** Wounds of the hand that others do not know of are shown, as many as the player likes. */
  | 'showWounds'
  /** All dice of the Source are rolled again. */
  | 'rerollSource'
  /** In this turn one spell of the answer's colour may be played from the offer as if it were in the hand; it stays there. */
  | 'magicTalent'
  /** A wound comes into the own discard pile. */
  | 'woundToDiscard'
  /** A unit is chosen: it has physical resistance in this combat. */
  | 'unitPhysical'
  /** One enemy attack has no abilities in this turn (Swift, Brutal, Poison and so on), but keeps its element. */
  | 'bareAttack'
  // Spells
  /** One enemy does not attack. Then any number of others, for 1 move point, then 2, then 3 and so on. */
  | 'wingsOfNight'
  /** At the end of the turn this card is set aside for the round, all others played come back, no draw, another turn (MK-EFF-06). */
  | 'timeBending'
  /** One ability of a unit of the offer is used, its mana paid; no damage can be assigned to that unit. */
  | 'callToArms'
  /** Two random cards of the own discard pile go on top of the deed deck or under it, as chosen. */
  | 'meditation'
  /** The same with two cards that are chosen. */
  | 'trance'
  /** Every other player loses a random crystal, or takes a wound having none. One of the crystals may be gained. */
  | 'manaMeltdown'
  /** Every player, this one too, takes a wound for each crystal of the answer's colour. */
  | 'manaRadiance'
  /** A Source die of a basic colour is kept for the round: 3 tokens of it now, or 1 in each later turn. It is the answer. */
  | 'manaClaim'
  /** Until the round ends another player who uses mana of the answer's colour takes a wound, once per turn. */
  | 'manaCurse'
  /** Every other player discards an action card or spell of the answer's colour from the hand, or shows a hand without one. */
  | 'mindRead'
  /** One of the action cards just discarded that way may be taken into the hand for good. */
  | 'mindSteal'
  /** If a unit was readied just now: one unit of level 1 or 2 of each other player may be spent. */
  | 'energyFlow'
  /** The same up to level 3. */
  | 'energySteal'
  /**
   * Green or white is chosen, and red or blue. For each pair of crystals of the two: Siege Attack 4 (green) or Ranged Attack 6
   * (white), of fire (red) or ice (blue). The crystals of all pairs become tokens.
   */
  | 'sacrifice'
  // Artifacts
  /** A mana die is rolled: on black or red a wound is taken. */
  | 'hornOfWrath'
  /** A number up to 5 is chosen: the attack grows by it, then so many mana dice are rolled, each as above. */
  | 'hornOfWrathStrong'
  /** A mana die is rolled: a crystal of its colour (gold: of any), or on black fame +1. */
  | 'gemPouch'
  /** A skill of the common offer that is not interactive is used, one's own there too; one for every turn works twice. */
  | 'circlet'
  /** Any skill of the common offer is taken for good. */
  | 'circletStrong'
  /**
   * The top artifact of the deck is revealed. In this turn the box may be used as that artifact: basic effect, strong effect
   * (the box is thrown away), or banner (the box is discarded at the end of the turn); then fame +1. At the end of the turn the
   * artifact goes under its deck, and the box comes back to the hand if it was not used.
   */
  | 'mysteriousBox'
  // Skills
  /** The token gained just now is lost if the next thing the player does is not using it. */
  | 'spendAtOnce'
  /** Up to two wounds of the hand are thrown away; the nearest other hero gets one of them into the hand. */
  | 'healingRitual'
  /** A colour but gold is chosen: a mana token of it, and the skill's token in the centre is marked with it. */
  | 'manaExploit'
  /** A crystal of a basic colour that a Source die shows; the die stays as it is. */
  | 'frozenCrystal'
  /** A crystal of a basic colour among the mana that the others had to pay beyond the price; nothing if there was none. */
  | 'suppressedCrystal'
  /** Two regular units are added to the unit offer. The rest of the skill (slot, price, use) is a matter of the rules. */
  | 'bondsOfLoyalty'
  /**
   * One enemy without Arcane Immunity: one of its abilities, or one element of its attacks, is ignored (fire or ice becomes
   * physical, cold fire becomes fire or ice).
   */
  | 'knowYourPrey'
  /**
   * The token of an enemy defeated in this turn is kept; or a kept one is discarded: attack of half its attack, or block of
   * half its armor, rounded up, with its elements.
   */
  | 'puppetMaster'
  /**
   * The marker goes to the next colour, which is used: blue block 3, green move 1, black cold fire ranged attack 1, white
   * influence 2, red attack 2, gold any of them. After a turn without use it may go one step before the next one.
   */
  | 'masterOfChaos'
  /** Up to three different enemies: Cold Fire Ranged Attack 1 against each of them. */
  | 'forkedLightning'
  // What no card says but the rules: tactics, sites, units
  /** Up to three cards of the hand, wounds too, are discarded and as many drawn; then the discard pile is shuffled in. */
  | 'rethink'
  /** A Source die of a basic colour is laid on the tactic. */
  | 'manaSteal'
  /** A card of the deed deck is taken into the hand, the deck is shuffled. */
  | 'preparation'
  /** The discard pile is shuffled; three random cards of it are the new deed deck. */
  | 'longNight'
  /** Up to two Source dice are rolled again, depleted ones first. */
  | 'manaSearch'
  /** Up to five cards of the hand, wounds too, are shuffled into the deed deck and as many drawn. */
  | 'midnightMeditation'
  /** The top card of the deed deck goes under the tactic, or all cards under it come into the hand. */
  | 'sparingPower'
  /** A crystal for a defeated enemy, of one of these colours (bits): red if it had fire resistance, blue for ice, green for physical, white always. */
  | 'soulCrystal'
  /** The mana that an altar in ruins asks for is paid. */
  | 'altar'
  /** The mana that a spell costs beside its influence is paid. */
  | 'buySpell'
  /** A basic mana is paid, whose colour stays on the familiars. */
  | 'familiar'
  /** A unit is disbanded for a new one (MK-UNI-06). */
  | 'disband'
  /** A card of a colour is discarded from the hand, or a hand without one is shown (Mind Read). */
  | 'readMind'
  /** A token that had to be used at once is lost. */
  | 'loseToken'
  /** One mana of any colour beyond the price (Mana Suppression). */
  | 'tax'
  /** The token of the skill that this is about is turned face up. */
  | 'flipUp';
