import { longest } from '@heldentisch/protocol';
import { useEffect, useId, useState } from 'react';
import { useText } from '../text/index.js';
import { Button } from '../ui/button.js';
import { useLink } from './use-link.js';

interface NameFieldProps {
  readonly label: string;
  onRename(name: string): void;
}

/** What one is called at tables online. */
export function NameField({ label, onRename }: NameFieldProps) {
  const { t } = useText();
  const { user } = useLink();
  const id = useId();
  const known = user?.name ?? '';
  const [name, setName] = useState(known);
  useEffect(() => setName(known), [known]);
  return (
    <form
      className="form-row"
      onSubmit={(event) => {
        event.preventDefault();
        onRename(name.trim());
      }}
    >
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          value={name}
          maxLength={longest.name}
          autoComplete="nickname"
          required
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <Button type="submit" disabled={name.trim() === '' || name === known}>
        {t('save')}
      </Button>
    </form>
  );
}
