import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../text/index.js';
import styles from './map.module.css';
import { usePointingState } from './map-model.js';

interface WordsProps {
  describe(cell: string): string;
}

/** What is pointed at, in words. Screen readers hear it from the cell itself. */
export function MapCaption({ describe }: WordsProps) {
  const { t } = useText();
  const pointed = usePointingState((state) => state.pointed);
  const isTapped = usePointingState((state) => state.isTapped);
  if (pointed === null) return null;
  return (
    <p className={styles.caption} aria-hidden="true" data-caption={pointed}>
      {describe(pointed)}
      {isTapped && <span>{t('map.tapAgain')}</span>}
    </p>
  );
}

/** Says what has changed on the cell that has the focus. When the focus comes, the cell speaks for itself. */
export function MapNews({ describe }: WordsProps) {
  const ringed = usePointingState((state) => state.ringed);
  const words = ringed === null ? '' : describe(ringed);
  const before = useRef({ ringed, words });
  const [news, setNews] = useState('');
  useEffect(() => {
    const isNews = ringed !== null && before.current.ringed === ringed && before.current.words !== words;
    before.current = { ringed, words };
    if (isNews) setNews(words);
  }, [ringed, words]);
  return (
    <p role="status" className="visually-hidden">
      {news}
    </p>
  );
}
