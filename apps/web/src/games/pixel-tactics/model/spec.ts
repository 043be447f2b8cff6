import { type PixelState, type PlaceFacts, placeFacts, placeNames } from '@heldentisch/pixel-tactics';
import type { ObjectKey, Offer } from '../../../table/kit/pointing.js';
import { remembered } from '../../../table/kit/store.js';
import type { TableSpec } from '../../../table/kit/table-model.js';
import { meantChoice } from './meant.js';
import { chosenSubject, type LastAction, lastActionOf, onStage, type Subject } from './on-stage.js';
import { placeObject, pointing } from './pointing.js';
import { type PreviewedAttack, runningAttack, threatsOf } from './threats.js';

interface Extra {
  /** For each place under threat of the selected attacker the strongest attack. */
  readonly threats: ReadonlyMap<number, PreviewedAttack>;
  /** The attack that waits for an answer. */
  readonly running: PreviewedAttack | null;
  /** The things of the row or column that a click on the place under the pointer would choose. */
  readonly area: ReadonlySet<ObjectKey>;
  /** The card whose effect is being shown or carried out. */
  readonly stage: Subject | null;
  /** The card that has been selected first. */
  readonly chosen: Subject | null;
  /** What the other player did last. */
  readonly last: LastAction | null;
}

export interface PixelKinds {
  readonly View: PixelState;
  readonly Facts: readonly PlaceFacts[];
  readonly Subject: Subject;
  readonly Extra: Extra;
}

const noThreats: ReadonlyMap<number, PreviewedAttack> = new Map();
const weak = new Set(['move', 'clear']);
const areas = new Set(['column', 'row', 'unitRow']);

/** All things of the rows or columns on offer that contain the place. */
function areaOf(left: readonly Offer[], place: number | undefined): ReadonlySet<ObjectKey> {
  const key = place === undefined ? '' : placeObject(placeNames[place] ?? '');
  const around = left.filter(({ choice, needs }) => areas.has(choice.type) && needs[0]?.includes(key));
  return new Set(around.flatMap(({ needs }) => needs.flat()));
}

const threats = remembered(threatsOf);
const running = remembered(runningAttack);
const area = remembered(areaOf);
const stage = remembered(onStage);
const chosen = remembered(chosenSubject);
const last = remembered(lastActionOf);

export const spec: TableSpec<PixelKinds> = {
  facts: (view) => placeNames.map((_, place) => placeFacts(view, place)),
  pointing,
  manner: ({ kind }) => ({ isTurn: kind === 'turn', weak }),
  meant: meantChoice,
  extra({ view, facts, decision, selected, left, inspected, performing, history, below }) {
    // In a turn nobody attacks before a card has been chosen.
    const isIdle = decision === null || (decision.kind === 'turn' && selected.length === 0);
    return {
      threats: isIdle ? noThreats : threats(view, left),
      running: running(view),
      area: area(left, inspected?.place),
      stage: stage(view, performing),
      chosen: chosen(selected[0], below, facts),
      last: last(history, 1 - below),
    };
  },
};
