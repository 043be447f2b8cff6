import { type ReactNode, useState } from 'react';
import styles from './counter.module.css';

interface CounterProps {
  /** What is counted. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly value: number;
  /** The most it can be, if that is worth telling. */
  readonly of?: number;
}

/** A value with its icon. It pulses when it changes, one way for more and another for less. */
export function Counter({ label, icon, value, of }: CounterProps) {
  const [shown, setShown] = useState({ value, change: '', times: 0 });
  if (shown.value !== value) setShown({ value, change: value > shown.value ? 'up' : 'down', times: shown.times + 1 });
  const words = of === undefined ? String(value) : `${value}/${of}`;
  return (
    <span className={styles.counter} title={label}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className="visually-hidden">{label}: </span>
      {/* A new key begins the motion anew if two changes follow quickly. */}
      <b key={shown.times} data-change={shown.change || undefined}>
        {words}
      </b>
    </span>
  );
}
