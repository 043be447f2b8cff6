import '../styles/table.css';
import { type GameId, isGameId } from '@heldentisch/catalogue';
import { type ComponentType, useEffect, useState } from 'react';
import { loadTutorial, type TutorialProps } from '../games/index.js';
import { addressOfFirstGame } from '../lobby/first-game.js';
import { PageFrame } from '../lobby/page-frame.js';
import { go } from '../router.js';
import { useSettings, wantsReducedMotion } from '../settings/settings.js';
import { useText } from '../text/index.js';

/** The first game with somebody at one's side: `/tutorial/pixel-tactics`. */
export function TutorialPage({ game }: { readonly game: string }) {
  const { t } = useText();
  const { language } = useSettings();
  const id = isGameId(game) ? game : null;
  const [lesson, setLesson] = useState<{ readonly Tutorial: ComponentType<TutorialProps> } | null | 'loading'>(
    'loading',
  );
  useEffect(() => {
    if (id === null) setLesson(null);
    else void loadTutorial(id).then(setLesson);
  }, [id]);
  useEffect(() => {
    if (id !== null) document.title = `${t('learnToPlay')}: ${t(`game.${id}`)} – Heldentisch`;
  }, [id, t]);
  if (lesson === 'loading') return <p className="loading">{t('loading')}</p>;
  if (lesson === null) {
    return (
      <PageFrame>
        <h1>{t('notFound')}</h1>
      </PageFrame>
    );
  }
  const { Tutorial } = lesson;
  return (
    <main className="tutorial-page">
      <Tutorial
        language={language}
        reducedMotion={wantsReducedMotion()}
        onExit={() => go('/')}
        onPlay={() => go(addressOfFirstGame(id as GameId))}
      />
    </main>
  );
}
