import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import '../src/styles/ui.css';
import './demo.css';
import { Tooltip } from 'radix-ui';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { applySettings } from '../src/settings/settings.js';
import { DemoPage } from './demo-page.js';

applySettings();
const RuneboundArt = lazy(async () => ({ default: (await import('./runebound-art.js')).RuneboundArt }));
const MageKnightArt = lazy(async () => ({ default: (await import('./mage-knight-art.js')).MageKnightArt }));
const MageKnightPictures = lazy(async () => ({
  default: (await import('./mage-knight-pictures.js')).MageKnightPictures,
}));
const pages = { runebound: RuneboundArt, 'mage-knight': MageKnightArt, 'mage-knight-pictures': MageKnightPictures };
const wanted = new URLSearchParams(location.search);
const Page = Object.entries(pages).find(([name]) => wanted.has(name))?.[1] ?? DemoPage;
const root = document.getElementById('app');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Tooltip.Provider delayDuration={350}>
        <Suspense>
          <Page />
        </Suspense>
      </Tooltip.Provider>
    </StrictMode>,
  );
