import { useEffect, useState } from 'react';
import { Counter, Die, type DieFace, OfferRow, PlayerBoard, Token, Track } from '../src/table/kit/pieces/index.js';
import { useText } from '../src/text/index.js';
import { pictures } from './drawings.js';
import { wordsIn } from './words.js';

const rollMs = 900;
const sun = (
  <g className="symbol-sun">
    <circle r="7" />
    <path d="M0-14v4M0 10v4M-14 0h4M10 0h4M-10-10l3 3M7 7l3 3M10-10l-3 3M-7 7l-3 3" />
  </g>
);
const rain = <path className="symbol-rain" d="M-7-9l-4 8M2-9l-4 8M11-9l-4 8M-2 3l-4 8M7 3l-4 8" />;
const drop = <path className="symbol-blood" d="M0-8c7 9 6 14 0 14s-7-5 0-14z" />;
const skull = <path className="symbol-poison" d="M-6-1a6 6 0 1 1 12 0v3h-3v4h-6v-4h-3z" />;
const coin = (
  <svg viewBox="-12 -12 24 24" aria-hidden="true">
    <circle className="symbol-coin" r="9" />
  </svg>
);
const heart = (
  <svg viewBox="-12 -12 24 24" aria-hidden="true">
    <path className="symbol-heart" d="M0 9c-12-8-10-17-4-17q3 0 4 3 1-3 4-3c6 0 8 9-4 17z" />
  </svg>
);

function Dice() {
  const word = wordsIn(useText().language);
  const [throws, setThrows] = useState(0);
  const [isRolling, setRolling] = useState(false);
  useEffect(() => {
    if (!isRolling) return;
    const timer = setTimeout(() => setRolling(false), rollMs);
    return () => clearTimeout(timer);
  }, [isRolling]);
  const weather: readonly DieFace[] = [
    { name: word('sun'), picture: sun },
    { name: word('rain'), picture: rain },
  ];
  return (
    <div className="demo-row">
      <Die sides={6} value={((throws * 5 + 4) % 6) + 1} label={word('heroDie')} isRolling={isRolling} />
      <Die sides={10} value={((throws * 7 + 6) % 10) + 1} label={word('fateDie')} isRolling={isRolling} />
      <Die sides={weather} value={(throws % 2) + 1} label={word('symbolDie')} isRolling={isRolling} />
      <button
        type="button"
        className="button button-plain"
        onClick={() => {
          setThrows(throws + 1);
          setRolling(true);
        }}
      >
        {word('roll')}
      </button>
    </div>
  );
}

function Figures() {
  const word = wordsIn(useText().language);
  const [gold, setGold] = useState(7);
  const marks = [
    { id: 'wounded', label: word('wounded'), picture: drop },
    { id: 'poisoned', label: word('poisoned'), picture: skull },
  ];
  return (
    <div className="demo-row">
      <Token label={word('hero')} picture={pictures.helmet} seat={0} marks={marks} />
      <Token label={word('wolf')} picture={pictures.wolf} count={3} />
      <Token label={word('gem')} picture={pictures.gem} isSpent onClick={() => setGold(gold + 2)} />
      <Counter label={word('gold')} icon={coin} value={gold} />
      <Counter label={word('life')} icon={heart} value={4} of={9} />
    </div>
  );
}

const cardOf = (name: string, picture: React.ReactNode) => (
  <>
    <svg className="demo-card" viewBox="-45 -35 90 70" aria-hidden="true">
      {picture}
    </svg>
    <span className="demo-card-name">{name}</span>
  </>
);

export function DemoPieces() {
  const word = wordsIn(useText().language);
  const [taken, setTaken] = useState<string | null>(null);
  const price = (count: number) => ({ text: String(count), label: word('costs', count) });
  return (
    <section className="demo-pieces" aria-label={word('pieces')}>
      <Dice />
      <Figures />
      <Track
        label={word('fame')}
        to={30}
        markers={[
          { id: 'a', seat: 0, at: 12, name: word('ada') },
          { id: 'b', seat: 1, at: 12, name: word('ben') },
        ]}
        prints={
          new Map([
            [9, '★'],
            [19, '★'],
          ])
        }
      />
      <PlayerBoard
        label={word('board')}
        seat={0}
        slots={[
          { id: 'weapon', label: word('weapon'), content: word('sword') },
          { id: 'armour', label: word('armour'), content: null },
          { id: 'charm', label: word('charm'), content: taken, isLit: true, onClick: () => setTaken(word('lantern')) },
          { id: 'ally', label: word('ally'), content: <Token label={word('dog')} picture={pictures.wolf} /> },
        ]}
      />
      <OfferRow
        label={word('market')}
        offers={[
          {
            id: 'lantern',
            label: word('lantern'),
            card: cardOf(word('lantern'), pictures.gem),
            price: price(4),
            isLit: true,
          },
          { id: 'rope', label: word('rope'), card: cardOf(word('rope'), pictures.helmet), price: price(2) },
          {
            id: 'crown',
            label: word('crown'),
            card: cardOf(word('crown'), pictures.helmet),
            price: price(10),
            whyNot: word('tooDear'),
          },
          { id: 'gone', label: word('nothing'), card: null },
        ]}
        onChoose={(id) => setTaken(id === 'lantern' ? word('lantern') : null)}
      />
    </section>
  );
}
