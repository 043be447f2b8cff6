import {
  type AttackPoints,
  accountOf,
  type BlockPoints,
  combatPhases,
  type MageKnightState,
  type Account as Points,
} from '@heldentisch/mage-knight';
import { memo, type ReactNode } from 'react';
import { Counter } from '../../../../table/kit/pieces/index.js';
import { AttackSign, BlockSign, DeedSign, Icon } from '../../art/icons/index.js';
import { turnSeat, useTable, useWords } from '../../model/table.js';
import styles from './Account.module.css';

interface Entry {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly value: number;
}

function useEntries({ move, influence, heal, attack, block, phase }: Points): Entry[] {
  const { say, text } = useWords();
  const deed = (key: 'move' | 'influence' | 'heal', value: number): Entry => ({
    key,
    label: say(key),
    icon: <DeedSign deed={key} />,
    value,
  });
  const attackEntry = ({ kind, element, amount }: AttackPoints): Entry => ({
    key: `${kind} ${element}`,
    label:
      element === 'physical'
        ? text(`attackKind.${kind}`)
        : `${text(`attackKind.${kind}`)} (${text(`element.${element}`)})`,
    icon: <AttackSign kind={kind} element={element} />,
    value: amount,
  });
  const blockEntry = ({ element, amount, isSwift }: BlockPoints): Entry => {
    const about = [
      ...(element === 'physical' ? [] : [text(`element.${element}`)]),
      ...(isSwift ? [text('ability.swift')] : []),
    ];
    return {
      key: `block ${element} ${isSwift}`,
      label: about.length === 0 ? say('block') : `${say('block')} (${about.join(', ')})`,
      icon: <BlockSign element={element} />,
      value: amount,
    };
  };
  // What a phase is about is always there, if only as nothing.
  const isEmpty = attack.length === 0 && block.length === 0;
  const kindOfPhase = ({ ranged: 'ranged', attack: 'melee' } as const)[combatPhases[phase] as 'ranged'];
  return [
    ...(phase < 0 || move > 0 ? [deed('move', move)] : []),
    ...(phase < 0 || influence > 0 ? [deed('influence', influence)] : []),
    ...(heal > 0 ? [deed('heal', heal)] : []),
    ...(isEmpty && kindOfPhase !== undefined
      ? [attackEntry({ kind: kindOfPhase, element: 'physical', amount: 0 })]
      : attack.map(attackEntry)),
    ...(isEmpty && combatPhases[phase] === 'block'
      ? [blockEntry({ element: 'physical', amount: 0, isSwift: false })]
      : block.map(blockEntry)),
  ];
}

/** At the end of a turn nothing is left to be spent. */
const canSpend = (view: MageKnightState): boolean =>
  turnSeat(view) >= 0 && !view.frames.some(({ step }) => step === 'ending');

/** What the player whose turn it is can still spend: it grows with every card. */
export const Account = memo(function Account() {
  const { say } = useWords();
  const points = useTable(({ view }) => (canSpend(view) ? JSON.stringify(accountOf(view)) : null));
  if (points === null) return null;
  return <Entries points={points} label={say('account')} />;
});

const Entries = memo(function Entries({ points, label }: { readonly points: string; readonly label: string }) {
  const account = JSON.parse(points) as Points;
  const entries = useEntries(account);
  if (entries.length === 0) return null;
  return (
    <section className={styles.account} aria-label={label} data-part="account" data-seat={account.seat}>
      {entries.map(({ key, label: name, icon, value }) => (
        <span key={key} className={styles.entry} data-entry={key} data-none={value === 0 || undefined}>
          <Counter label={name} icon={<Icon>{icon}</Icon>} value={value} />
          <small aria-hidden="true">{name}</small>
        </span>
      ))}
    </section>
  );
});
