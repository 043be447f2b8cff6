import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { LobbyPage } from './lobby/lobby-page.js';
import { usePath } from './router.js';
import { type Route, routeOf } from './routes.js';
import { settings } from './settings/settings.js';
import { say, useText } from './text/index.js';
import { Hints } from './ui/hints.js';
import { Link } from './ui/link.js';
import { Toasts } from './ui/toast.js';
import { useArrival } from './ui/use-arrival.js';
import { AppBars } from './update/app-bars.js';

const LocalTablePage = lazy(() => import('./table/local-table-page.js').then((m) => ({ default: m.LocalTablePage })));
const OnlineTablePage = lazy(() =>
  import('./online/online-table-page.js').then((m) => ({ default: m.OnlineTablePage })),
);
const ReplayPage = lazy(() => import('./replay/replay-page.js').then((m) => ({ default: m.ReplayPage })));
const RulesPage = lazy(() => import('./rulebook/rules-page.js').then((m) => ({ default: m.RulesPage })));

const TutorialPage = lazy(() => import('./tutorial/tutorial-page.js').then((m) => ({ default: m.TutorialPage })));

function Page({ route }: { readonly route: Route }) {
  const { t } = useText();
  switch (route.page) {
    case 'lobby':
      return <LobbyPage />;
    case 'local':
      return <LocalTablePage key={route.id} id={route.id} />;
    case 'replay':
      return <ReplayPage key={route.id} id={route.id} />;
    case 'table':
      return <OnlineTablePage key={route.id} id={route.id} />;
    case 'rules':
      return <RulesPage key={route.game} game={route.game} />;
    case 'tutorial':
      return <TutorialPage key={route.game} game={route.game} />;
    case 'nowhere':
    case 'unreadable':
      return (
        <main className="message-page">
          <h1>{t(route.page === 'nowhere' ? 'notFound' : 'unreadable')}</h1>
          <Link className="button button-primary" href="/">
            {t('toLobby')}
          </Link>
        </main>
      );
  }
}

/** Catches what no one foresaw, so that a person is never left with an empty page. */
class Net extends Component<{ readonly children: ReactNode }, { readonly problem: string | null }> {
  override state = { problem: null as string | null };

  static getDerivedStateFromError(error: unknown): { problem: string } {
    return { problem: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    if (this.state.problem === null) return this.props.children;
    const { language } = settings();
    return (
      <main className="message-page">
        <h1>{say(language, 'failed', { reason: this.state.problem })}</h1>
        <a className="button button-primary" href="/">
          {say(language, 'toLobby')}
        </a>
      </main>
    );
  }
}

export function Loading() {
  const { t } = useText();
  return (
    <main className="message-page" aria-busy="true">
      <p className="loading">{t('loading')}</p>
    </main>
  );
}

export function App() {
  const path = usePath();
  useArrival(path);
  useEffect(() => {
    if (path === '/') document.title = 'Heldentisch';
  }, [path]);
  return (
    <Toasts>
      <AppBars />
      <Net key={path}>
        <Suspense fallback={<Loading />}>
          <Page route={routeOf(path)} />
        </Suspense>
      </Net>
      <Hints />
    </Toasts>
  );
}
