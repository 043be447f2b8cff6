import type { Choice, Language } from '@heldentisch/engine';
import {
  cardNames,
  cardSigns,
  type MageKnightState,
  nameOfThing,
  skillCards,
  skillIds,
  unitCard,
} from '@heldentisch/mage-knight';
import type { ObjectKey, Offer } from '../../../../table/kit/pointing.js';
import { isShallowEqual } from '../../../../table/kit/store.js';
import { gameText, nameOf, unitName } from '../../model/labels.js';
import { thingOf } from '../../model/objects.js';
import type { CourseOffer } from '../cards/courses.js';
import { word } from '../cards/words.js';

/** Courses that belong together: those of one effect of a card, of one ability of a unit. */
export interface Row {
  readonly id: string;
  readonly label: string;
  /** What is printed, where signs do not say all of it. */
  readonly text: string;
  readonly offers: readonly CourseOffer[];
  /** What would be chosen, to say why it is not possible. */
  readonly meant: Choice | null;
}

interface About {
  readonly name: string;
  readonly rows: readonly Row[];
}

const designName = (name: string): string => name.replace(/:\d+$/, '');

function cardRows(
  language: Language,
  view: MageKnightState,
  seat: number,
  card: string,
  offers: readonly CourseOffer[],
): Row[] {
  const design = cardNames.indexOf(card);
  const effect = (use: 'basic' | 'strong'): Row => ({
    id: use,
    label: word(language, `row.${use}`),
    text: cardSigns(view, seat, design, use === 'strong').hasMore ? gameText(language, `card.${card}.${use}`) : '',
    offers: offers.filter(({ choice }) => choice.use === use),
    meant: { type: 'play', card, use },
  });
  const sideways = offers.filter(({ choice }) => choice.use !== 'basic' && choice.use !== 'strong');
  return [
    ...(card === 'wound' ? [] : [effect('basic'), effect('strong')]),
    { id: 'sideways', label: word(language, 'row.sideways'), text: '', offers: sideways, meant: null },
  ].filter((row) => row.offers.length > 0 || row.meant !== null);
}

function unitRows(
  language: Language,
  view: MageKnightState,
  seat: number,
  slot: number,
  offers: readonly CourseOffer[],
  only: number,
): Row[] {
  const unit = view.players[seat]?.units[slot - 1] ?? -1;
  if (unit < 0) return [];
  const id = nameOfThing[unit] as string;
  return unitCard(unit)
    .abilities.map(
      (_, i): Row => ({
        id: String(i + 1),
        label: gameText(language, `unit.${id}.${i + 1}`),
        text: '',
        offers: offers.filter(({ choice }) => choice.ability === i + 1),
        meant: { type: 'activate', unit: slot, ability: i + 1 },
      }),
    )
    .filter((row) => only === 0 || row.id === String(only));
}

/** Something on offer: it is bought, or a spell is lent by a skill. */
function offerRows(
  language: Language,
  view: MageKnightState,
  seat: number,
  key: string,
  offers: readonly CourseOffer[],
): About {
  const [offer, id] = thingOf(designName(key));
  const kind = offer === 'unit' || offer === 'skill' ? offer : 'card';
  return {
    name: nameOf(language, kind, id),
    rows: offers.length === 0 ? [] : cardRows(language, view, seat, id, offers),
  };
}

/** What is offered, but not together with the mana that is pointed at, is left out. */
export function rowsOf(
  language: Language,
  view: MageKnightState,
  seat: number,
  key: ObjectKey,
  offers: readonly CourseOffer[],
  all: readonly Offer[],
): About {
  const about = allRows(language, view, seat, key, offers, all);
  const isOffered = ({ meant }: Row): boolean => all.some(({ choice }) => isShallowEqual(choice, meant));
  return { ...about, rows: about.rows.filter((row) => row.offers.length > 0 || !isOffered(row)) };
}

/** What can be done with a thing, and what it is called. */
function allRows(
  language: Language,
  view: MageKnightState,
  seat: number,
  key: ObjectKey,
  offers: readonly CourseOffer[],
  all: readonly Offer[],
): About {
  const [kind, name] = thingOf(key);
  if (kind === 'offer') return offerRows(language, view, seat, name, offers);
  if (kind === 'deck') return { name: word(language, `deck.${name as 'elite'}`), rows: [] };
  if (kind === 'hand' || kind === 'laid') {
    const card = designName(name);
    const isPlaying = all.some(({ choice }) => choice.type === 'play');
    return {
      name: nameOf(language, 'card', card),
      rows: isPlaying ? cardRows(language, view, seat, card, offers) : [],
    };
  }
  if (kind === 'skill') {
    const skill = skillCards.find(({ id }) => id === name);
    const row: Row = {
      id: 'use',
      label: word(language, 'row.use'),
      text: gameText(language, `skill.${name}.text`),
      offers,
      meant: { type: 'useSkill', skill: name },
    };
    return {
      name: nameOf(language, 'skill', name),
      rows: skill === undefined || !skillIds.includes(skill.id) ? [] : [row],
    };
  }
  const [slot = 0, ability = 0] = name.split(':').map(Number);
  const isActing = all.some(({ choice }) => choice.type === 'activate' && choice.unit === slot);
  return {
    name: unitName(language, view, seat, slot),
    rows: isActing ? unitRows(language, view, seat, slot, offers, ability) : [],
  };
}
