import { type Choice, type Domain, describeChoice, type Game, type Language, type Pending } from '@heldentisch/engine';
import { useState } from 'react';
import { useText } from '../text/index.js';
import { Button } from '../ui/button.js';
import { Select } from '../ui/fields.js';
import { kindTitle } from './kind-title.js';

interface AskWhyProps {
  readonly game: Game;
  readonly decision: Pending;
  explain(choice: Choice): void;
}

const namesOf = (domain: Domain): (string | number)[] => Array.from({ length: domain.size }, (_, i) => domain.name(i));

function wordOf(game: Game, language: Language, domain: Domain, name: string | number): string {
  return game.texts[language][`${domain.key}.${name}`] ?? String(name);
}

/** Asks about a choice that is not in the list: any kind with any values, and the answer names the rule. */
export function AskWhy({ game, decision, explain }: AskWhyProps) {
  const { t, language } = useText();
  const example = decision.options?.[0];
  const kinds = game.choices.list.filter(({ type }) => kindTitle(game, language, type) !== '');
  const [type, setType] = useState<string | null>(null);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const kind = kinds.find((entry) => entry.type === (type ?? example?.type)) ?? kinds[0];
  if (kind === undefined) return null;
  const fields = Object.entries(kind.fields).map(([field, domain]) => {
    const names = namesOf(domain);
    return {
      field,
      domain,
      names,
      value: names.find((name) => String(name) === (values[field] ?? String(example?.[field]))) ?? names[0] ?? '',
    };
  });
  const choice: Choice = {
    type: kind.type,
    ...Object.fromEntries(fields.map(({ field, value }) => [field, value])),
  };
  return (
    <details className="more-fields ask-why">
      <summary>{t('askWhy')}</summary>
      <div className="ask-fields">
        <Select
          label={t('askKind')}
          value={kind.type}
          items={kinds.map((entry) => ({ value: entry.type, label: kindTitle(game, language, entry.type) }))}
          onChange={setType}
        />
        {fields.map(({ field, domain, names, value }, i) => (
          <Select
            key={field}
            label={`… ${i + 1}`}
            value={String(value)}
            items={names.map((name) => ({ value: String(name), label: wordOf(game, language, domain, name) }))}
            onChange={(next) => setValues({ ...values, [field]: next })}
          />
        ))}
      </div>
      <p className="ask-choice">
        <q>{describeChoice(game, language, choice)}</q>
        <Button onClick={() => explain(choice)}>{t('askButton')}</Button>
      </p>
    </details>
  );
}
