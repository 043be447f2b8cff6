import { useText } from '../src/text/index.js';
import { DemoMap } from './demo-map.js';
import { DemoPieces } from './demo-pieces.js';
import { wordsIn } from './words.js';

export function DemoPage() {
  const word = wordsIn(useText().language);
  return (
    <main className="demo">
      <h1 className="demo-title">{word('title')}</h1>
      <div className="demo-field">
        <DemoMap />
      </div>
      <DemoPieces />
    </main>
  );
}
