import { type Game, type GameOptions, textOf } from '@heldentisch/engine';
import { useText } from '../text/index.js';
import { Select, Switch } from '../ui/fields.js';

interface OptionFieldsProps {
  readonly game: Game;
  readonly options: GameOptions;
  onChange(options: GameOptions): void;
}

/** The fields that a game's options ask for; the words are the game's own. */
export function OptionFields({ game, options, onChange }: OptionFieldsProps) {
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
      <Select
        key={key}
        label={word(key)}
        value={String(value)}
        items={spec.values.map((item) => ({ value: String(item), label: word(`${key}.${item}`) }))}
        onChange={(text) => set(spec.values.find((item) => String(item) === text) ?? spec.default)}
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
