import type { Ability, BasicColor, Resistance } from '../terms.js';

/** The rules that say what abilities, resistances and cities do, for who wants to read them. */

export const abilityRules: Readonly<Record<Ability | 'summon', readonly string[]>> = {
  swift: ['MK-ABL-01'],
  brutal: ['MK-ABL-02'],
  poison: ['MK-ABL-03', 'MK-ABL-04'],
  paralyze: ['MK-ABL-05', 'MK-ABL-06'],
  summon: ['MK-ABL-07', 'MK-ABL-08', 'MK-ABL-09'],
  assassination: ['MK-ABL-10'],
  cumbersome: ['MK-ABL-11'],
  vampiric: ['MK-ABL-12'],
  fortified: ['MK-ABL-17'],
  unfortified: ['MK-ABL-18'],
  elusive: ['MK-ABL-23'],
  'arcane-immunity': ['MK-ABL-25'],
};

export const resistanceRules: Readonly<Record<Resistance, string>> = {
  physical: 'MK-ABL-19',
  fire: 'MK-ABL-20',
  ice: 'MK-ABL-21',
};

export const cityRules: Readonly<Record<BasicColor, string>> = {
  white: 'MK-CTY-02',
  blue: 'MK-CTY-03',
  red: 'MK-CTY-04',
  green: 'MK-CTY-05',
};
