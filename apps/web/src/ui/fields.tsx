import { Switch as RadixSwitch } from 'radix-ui';
import { type ReactNode, useId, useState } from 'react';

export interface Item<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly about?: string;
}

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly items: readonly Item<V>[];
  onChange(value: V): void;
}

/** A native list: the phone's own wheel, the keyboard's own keys. */
export function Select<V extends string>({ label, value, items, onChange }: ChoiceProps<V>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="select" value={value} onChange={(event) => onChange(event.target.value as V)}>
        {items.map((item) => (
          <option key={item.value} value={item.value}>
            {item.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A few values side by side, as radio buttons. */
export function Segments<V extends string>({ label, value, items, onChange }: ChoiceProps<V>) {
  const name = useId();
  return (
    <fieldset className="field segments-field">
      <legend>{label}</legend>
      <div className="segments">
        {items.map((item) => (
          <label key={item.value} className="segment">
            <input
              type="radio"
              name={name}
              value={item.value}
              checked={item.value === value}
              onChange={() => onChange(item.value)}
            />
            <span>{item.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  onChange(value: number): void;
}

/** A number in even steps. What is typed counts as the nearest step, once it is finished. */
export function NumberField({ label, value, least, most, step, onChange }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const nearest = (text: string): number => {
    const wished = Number.isFinite(Number(text)) && text.trim() !== '' ? Number(text) : value;
    return Math.min(most, Math.max(least, least + step * Math.round((wished - least) / step)));
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        step={step}
        value={typed ?? value}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(nearest(event.target.value));
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
}

interface SwitchProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  onChange(checked: boolean): void;
}

export function Switch({ label, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="field field-switch">
      <label htmlFor={id}>{label}</label>
      <RadixSwitch.Root id={id} className="switch" checked={checked} onCheckedChange={onChange}>
        <RadixSwitch.Thumb className="switch-thumb" />
      </RadixSwitch.Root>
    </div>
  );
}
