import { longest } from '@heldentisch/protocol';
import { useEffect, useRef, useState } from 'react';
import type { TableSnapshot } from '../table/source.js';
import { useText } from '../text/index.js';
import { Button } from '../ui/button.js';
import { useFail } from '../ui/use-fail.js';
import { useUnsent } from '../ui/use-unsent.js';
import type { RemoteSource } from './remote-source.js';

export function ChatPanel({ source, snapshot }: { readonly source: RemoteSource; readonly snapshot: TableSnapshot }) {
  const { t } = useText();
  const fail = useFail();
  const [text, setText] = useState('');
  useUnsent(text.trim() !== '');
  const chat = snapshot.online?.chat ?? [];
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls the list
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [chat.length]);
  function send(): void {
    if (text.trim() === '') return;
    source.say(text.trim()).catch(fail);
    setText('');
  }
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ol ref={list} className="chat-lines" tabIndex={0} aria-live="polite" aria-label={t('chat')}>
        {chat.length === 0 && <li className="faint">{t('chatEmpty')}</li>}
        {chat.map((line) => (
          <li key={line.id} className={`chat-line seat-${line.seat}`}>
            <strong>{line.name}</strong> {line.text}
          </li>
        ))}
      </ol>
      <form
        className="chat-form"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <input
          className="select"
          value={text}
          maxLength={longest.chat}
          aria-label={t('chatWrite')}
          placeholder={t('chatWrite')}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">{t('send')}</Button>
      </form>
    </div>
  );
}
