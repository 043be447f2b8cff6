/**
 * Icons of the game. `Icon` is the frame that puts a sign into a page: `<Icon title={…}><AbilitySign ability="swift" /></Icon>`.
 * Within other SVG the signs stand alone, around (0, 0) in a circle of 12.
 */
import './icons.css';

export {
  type AbilityName,
  AbilitySign,
  type AttackName,
  AttackSign,
  abilityNames,
  attackNames,
  BlockSign,
  CrystalSign,
  type DeedName,
  DeedSign,
  deedNames,
  type ElementName,
  ElementSign,
  elementNames,
  Icon,
  ManaDieSign,
  ManaTokenSign,
  type ResistanceName,
  ResistanceSign,
  resistanceNames,
} from './icon.js';
export { type ManaColor, manaColors } from './mana-glyphs.js';
