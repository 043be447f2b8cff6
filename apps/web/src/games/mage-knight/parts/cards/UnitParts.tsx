import { type Course, type MageKnightState, signsOf, type UnitCard } from '@heldentisch/mage-knight';
import {
  DeedSign,
  Icon,
  type ManaColor,
  ManaTokenSign,
  type ResistanceName,
  ResistanceSign,
} from '../../art/icons/index.js';
import { waysNow } from './courses.js';
import { GainRow, MoreSign } from './gains.js';
import styles from './UnitParts.module.css';

/** Parts of a unit that boards, offers and close-ups draw. Who draws them says the same in words. */

interface AbilityProps {
  readonly ability: UnitCard['abilities'][number];
  readonly view: MageKnightState;
  readonly seat: number;
  /** What it could be used for now; without them it is told as it is printed. */
  readonly courses?: readonly Course[] | undefined;
}

/** What an ability costs and brings, as signs. */
export function AbilitySigns({ ability, view, seat, courses }: AbilityProps) {
  const { ways, hasMore } = signsOf(view, seat, ability.do);
  const shown = courses === undefined ? ways.map((gains) => ({ gains, isOpen: true })) : waysNow(ways, courses);
  return (
    <span className={styles.ability}>
      {ability.mana !== undefined && (
        <span className={styles.cost}>
          <Icon>
            <ManaTokenSign color={ability.mana as ManaColor} />
          </Icon>
          :
        </span>
      )}
      {shown.map(({ gains, isOpen }, i) =>
        gains.length === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the ways of an ability keep their order
          <GainRow key={i} gains={gains} isFaint={!isOpen} />
        ),
      )}
      {hasMore && (
        <Icon>
          <MoreSign />
        </Icon>
      )}
    </span>
  );
}

interface ValuesProps {
  readonly level: number;
  readonly armor: number;
  readonly resistances: readonly string[];
}

const roman = ['', 'I', 'II', 'III', 'IV'];

/** Level, armour and resistances. */
export function UnitValues({ level, armor, resistances }: ValuesProps) {
  return (
    <span className={styles.values}>
      <b className={styles.level}>{roman[level]}</b>
      <span className={styles.armor}>
        <Icon>
          <DeedSign deed="armor" />
        </Icon>
        <b>{armor}</b>
      </span>
      {resistances.map((resistance) => (
        <Icon key={resistance}>
          <ResistanceSign resistance={resistance as ResistanceName} />
        </Icon>
      ))}
    </span>
  );
}
