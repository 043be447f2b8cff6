import { type Game, type GameOptions, type OptionSpec, textOf } from '@heldentisch/engine';
import { useText } from '../text/index.js';
import { NumberField, Select, Switch } from '../ui/fields.js';
import { evenSteps } from './even-steps.js';

type ChoiceSpec = Extract<OptionSpec, { readonly type: 'choice' }>;
type Value = string | number;

interface ChoiceFieldProps {
  readonly label: string;
  readonly spec: ChoiceSpec;
  readonly value: Value;
  /** Bots take part: what is for people only is not offered. */
  readonly hasBots: boolean;
  nameOf(value: Value): string;
  onChange(value: Value): void;
}

/** One of several values. Many numbers in even steps are typed; what else can be chosen then is switched on instead. */
function ChoiceField({ label, spec, value, hasBots, nameOf, onChange }: ChoiceFieldProps) {
  const { t } = useText();
  const hidden = hasBots ? (spec.peopleOnly ?? []) : [];
  const offered = spec.values.filter((item) => !hidden.includes(item));
  const steps = evenSteps(offered);
  const others = offered.filter((item) => typeof item !== 'number');
  const usual = typeof spec.default === 'number' ? spec.default : (steps?.least ?? 0);
  return (
    <>
      {steps === null ? (
        <Select
          label={label}
          value={String(value)}
          items={offered.map((item) => ({ value: String(item), label: nameOf(item) }))}
          onChange={(text) => onChange(offered.find((item) => String(item) === text) ?? spec.default)}
        />
      ) : (
        <>
          {typeof value === 'number' && <NumberField label={label} value={value} {...steps} onChange={onChange} />}
          {others.map((item) => (
            <Switch
              key={item}
              label={`${label}: ${nameOf(item)}`}
              checked={value === item}
              onChange={(isOn) => onChange(isOn ? item : usual)}
            />
          ))}
        </>
      )}
      {hidden.map((item) => (
        <p key={item} className="faint small">
          {t('peopleOnly', { value: nameOf(item) })}
        </p>
      ))}
    </>
  );
}

interface OptionFieldsProps {
  readonly game: Game;
  readonly options: GameOptions;
  readonly hasBots: boolean;
  onChange(options: GameOptions): void;
}

/** The fields that a game's options ask for; the words are the game's own. */
export function OptionFields({ game, options, hasBots, onChange }: OptionFieldsProps) {
  const { t, language } = useText();
  const specs = Object.entries(game.options);
  if (specs.length === 0) return null;
  const word = (key: string): string => textOf(game, language, `option.${key}`);
  const fields = specs.map(([key, spec]) => {
    const value = options[key] ?? spec.default;
    const set = (next: GameOptions[string]): void => onChange({ ...options, [key]: next });
    if (spec.type === 'boolean') {
      return <Switch key={key} label={word(key)} checked={value === true} onChange={set} />;
    }
    return (
      <ChoiceField
        key={key}
        label={word(key)}
        spec={spec}
        value={value as Value}
        hasBots={hasBots}
        nameOf={(item) => word(`${key}.${item}`)}
        onChange={set}
      />
    );
  });
  return (
    <>
      {fields.slice(0, 2)}
      {fields.length > 2 && (
        <details className="more-fields">
          <summary>{t('variants')}</summary>
          {fields.slice(2)}
        </details>
      )}
    </>
  );
}
