import { useEffect, useRef } from 'react';
import { useText } from '../text/index.js';
import { Button } from '../ui/button.js';
import { Crest } from '../ui/icons.js';

/** Between two people at one device. While it is shown, nothing of any hand is in the page. */
export function HandOver({ name, onTake }: { readonly name: string; onTake(): void }) {
  const { t } = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section className="hand-over" aria-labelledby="hand-over-title" data-testid="hand-over">
      <Crest />
      <h2 id="hand-over-title">{t('handOver', { name })}</h2>
      <p>{t('handOverText')}</p>
      <Button ref={button} look="primary" onClick={onTake}>
        {t('handOverButton', { name })}
      </Button>
    </section>
  );
}
