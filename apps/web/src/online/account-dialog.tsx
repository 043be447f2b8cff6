import { longest } from '@heldentisch/protocol';
import { type FormEvent, useId, useState } from 'react';
import { type Say, type TextKey, useText } from '../text/index.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { Segments } from '../ui/fields.js';
import { notify } from '../ui/toast.js';
import { link } from './connection.js';
import { NameField } from './name-field.js';
import { problemText, RequestError } from './request-error.js';
import { useLink } from './use-link.js';

const problems: Readonly<Record<string, TextKey>> = {
  taken: 'accountTaken',
  wrong: 'accountWrong',
  rate: 'accountRate',
  'bad-request': 'accountForm',
};

async function post(path: string, body?: object): Promise<void> {
  const response = await fetch(path, {
    method: 'POST',
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (response.ok) return;
  const { error = String(response.status) } = (await response.json().catch(() => ({}))) as { error?: string };
  throw new Error(error);
}

function accountProblem(t: Say, code: string): string {
  const key = problems[code];
  return key === undefined ? t('accountFailed', { reason: code }) : t(key);
}

/** A guest's name, and the way from guest to account and back. */
export function AccountDialog({ onClose }: { onClose(): void }) {
  const { t } = useText();
  const { user } = useLink();
  const [way, setWay] = useState<'register' | 'login'>('register');
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();

  async function attempt(work: () => Promise<void>): Promise<void> {
    setProblem(null);
    try {
      await work();
      onClose();
    } catch (error) {
      setProblem(error instanceof RequestError ? problemText(t, error) : accountProblem(t, (error as Error).message));
    }
  }
  const enter = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(async () => {
      await post(`/api/${way}`, { login, password });
      link.renew();
      notify({ look: 'plain', title: t('accountIs', { name: login }) });
    });
  };

  return (
    <Dialog
      open
      title={t('account')}
      about={user?.login == null ? t('accountGuest') : t('accountIs', { name: user.login })}
      onClose={onClose}
    >
      {problem !== null && (
        <p className="notice-bar is-error" role="alert">
          {problem}
        </p>
      )}
      <NameField label={t('name')} onRename={(name) => void attempt(() => link.ask({ type: 'name', name }))} />
      {user?.login == null ? (
        <form className="form" onSubmit={enter}>
          <Segments<'register' | 'login'>
            label={t('account')}
            value={way}
            items={[
              { value: 'register', label: t('register') },
              { value: 'login', label: t('login') },
            ]}
            onChange={setWay}
          />
          <div className="field">
            <label htmlFor={`${id}-login`}>{t('accountName')}</label>
            <input
              id={`${id}-login`}
              value={login}
              autoComplete="username"
              maxLength={longest.login}
              minLength={2}
              required
              onChange={(event) => setLogin(event.target.value)}
            />
          </div>
          <div className="field">
            <label htmlFor={`${id}-password`}>{t('password')}</label>
            <input
              id={`${id}-password`}
              type="password"
              value={password}
              minLength={8}
              maxLength={longest.password}
              required
              autoComplete={way === 'register' ? 'new-password' : 'current-password'}
              onChange={(event) => setPassword(event.target.value)}
              aria-describedby={`${id}-hint`}
            />
            <p id={`${id}-hint`} className="faint small">
              {t('passwordHint')}
            </p>
          </div>
          <Button type="submit" look="primary">
            {t(way)}
          </Button>
        </form>
      ) : (
        <Button
          onClick={() =>
            void attempt(async () => {
              await post('/api/logout');
              link.renew();
            })
          }
        >
          {t('logout')}
        </Button>
      )}
    </Dialog>
  );
}
