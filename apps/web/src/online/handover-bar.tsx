import type { HandoverRequest } from '@heldentisch/protocol';
import { botText, useText } from '../text/index.js';
import { Button } from '../ui/button.js';

interface HandoverBarProps {
  readonly request: HandoverRequest;
  readonly own: readonly number[];
  nameOf(seat: number): string;
  onAnswer(agree: boolean): void;
}

/** What was asked about a seat: for those who have to answer, and for those who wait for them. */
export function HandoverBar({ request, own, nameOf, onAnswer }: HandoverBarProps) {
  const { t, language } = useText();
  const { seat, bot, askedBy, waitingFor } = request;
  const [name, asker] = [nameOf(seat), nameOf(askedBy)];
  const isAsked = waitingFor.some((other) => own.includes(other));
  const question =
    bot === null
      ? t('handoverGiveUp', { asker, name })
      : t(name === asker ? 'handoverOwn' : 'handoverBot', { asker, name, strength: botText(t, bot) });
  const names = new Intl.ListFormat(language).format([...new Set(waitingFor.map(nameOf))]);
  return (
    <div className="notice-bar" role="status" data-testid="handover">
      <p>
        {question}
        {!isAsked && ` ${t('handoverWaiting', { names })}`}
      </p>
      {isAsked && (
        <>
          <Button onClick={() => onAnswer(false)}>{t('decline')}</Button>
          <Button look="primary" onClick={() => onAnswer(true)}>
            {t('agree')}
          </Button>
        </>
      )}
    </div>
  );
}
