/** Every painted picture of Mage Knight on one page: for people who paint, and to look at them side by side. */
import type { ComponentType, ReactNode } from 'react';
import { advancedActionPictures } from '../src/games/mage-knight/art/cards/decks/advanced-actions.js';
import { artifactPictures } from '../src/games/mage-knight/art/cards/decks/artifacts.js';
import { basicActionPictures } from '../src/games/mage-knight/art/cards/decks/basic-actions.js';
import { skillPictures } from '../src/games/mage-knight/art/cards/decks/skills.js';
import { spellPictures } from '../src/games/mage-knight/art/cards/decks/spells.js';
import { tacticPictures } from '../src/games/mage-knight/art/cards/decks/tactics.js';
import { enemyPictures } from '../src/games/mage-knight/art/cards/enemies.js';
import { framePictures } from '../src/games/mage-knight/art/cards/frames.js';
import { heroPictures } from '../src/games/mage-knight/art/cards/heroes.js';
import {
  CardFrame,
  CardPicture,
  type CardPictureId,
  cardFormat,
  EnemyPicture,
  type FrameId,
  HeroPicture,
  HeroPortrait,
  SkillEmblem,
  TacticPicture,
  UnitPicture,
} from '../src/games/mage-knight/art/cards/index.js';
import { unitPictures } from '../src/games/mage-knight/art/cards/units.js';
import { LobbyArt } from '../src/games/mage-knight/lobby-art.js';

interface ShownProps<Id extends string> {
  readonly pictures: Readonly<Partial<Record<Id, unknown>>>;
  readonly Picture: ComponentType<{ readonly id: Id; readonly title?: string | undefined }>;
  readonly width: number;
  readonly ratio: number;
  readonly isRound?: boolean;
}

function Shown<Id extends string>({ pictures, Picture, width, ratio, isRound = false }: ShownProps<Id>) {
  return (Object.keys(pictures) as Id[]).map((id) => (
    <figure key={id} style={{ width }}>
      <div style={{ height: width / ratio, borderRadius: isRound ? '50%' : 4, overflow: 'hidden' }}>
        <Picture id={id} title={id} />
      </div>
      <figcaption>{id}</figcaption>
    </figure>
  ));
}

/** A card as a table may put it together. */
function Card({ frame, card }: { readonly frame: FrameId; readonly card: CardPictureId }) {
  const scale = 1.6;
  const box = ([left, top, width, height]: readonly [number, number, number, number]) => ({
    position: 'absolute' as const,
    left: left * scale,
    top: top * scale,
    width: width * scale,
    height: height * scale,
  });
  return (
    <div style={{ position: 'relative', width: cardFormat.width * scale, height: cardFormat.height * scale }}>
      <CardFrame id={frame} />
      <div style={box(cardFormat.picture)}>
        <CardPicture id={card} />
      </div>
      <b style={{ ...box(cardFormat.title), textAlign: 'center', color: '#2a1a14', fontSize: 15 }}>{card}</b>
    </div>
  );
}

const examples: readonly (readonly [FrameId, CardPictureId])[] = [
  ['action-red', 'rage'],
  ['action-blue', 'stamina'],
  ['action-white', 'swiftness'],
  ['action-green', 'march'],
  ['action-green-blue', 'power-of-crystals'],
  ['spell-red', 'fireball'],
  ['spell-white', 'wings-of-wind'],
  ['artifact', 'golden-grail'],
  ['wound', 'wound'],
];

const sections: Readonly<Record<string, () => ReactNode>> = {
  lobby: () => (
    <div style={{ width: 640, height: 344 }}>
      <LobbyArt />
    </div>
  ),
  heroes: () => (
    <>
      <Shown pictures={heroPictures} Picture={HeroPicture} width={200} ratio={5 / 7} />
      <Shown pictures={heroPictures} Picture={HeroPortrait} width={96} ratio={1} isRound />
      <Shown pictures={heroPictures} Picture={HeroPortrait} width={48} ratio={1} isRound />
    </>
  ),
  cards: () => examples.map(([frame, card]) => <Card key={card} frame={frame} card={card} />),
  frames: () => <Shown pictures={framePictures} Picture={CardFrame} width={120} ratio={120 / 168} />,
  enemies: () => <Shown pictures={enemyPictures} Picture={EnemyPicture} width={96} ratio={1} isRound />,
  units: () => <Shown pictures={unitPictures} Picture={UnitPicture} width={160} ratio={4 / 3} />,
  'basic actions': () => <Shown pictures={basicActionPictures} Picture={CardPicture} width={160} ratio={4 / 3} />,
  'advanced actions': () => <Shown pictures={advancedActionPictures} Picture={CardPicture} width={160} ratio={4 / 3} />,
  spells: () => <Shown pictures={spellPictures} Picture={CardPicture} width={160} ratio={4 / 3} />,
  artifacts: () => <Shown pictures={artifactPictures} Picture={CardPicture} width={160} ratio={4 / 3} />,
  tactics: () => <Shown pictures={tacticPictures} Picture={TacticPicture} width={160} ratio={4 / 3} />,
  skills: () => <Shown pictures={skillPictures} Picture={SkillEmblem} width={64} ratio={1} isRound />,
};

/** `?mage-knight` shows all of it, `?mage-knight=units` only that part. */
export function MageKnightPictures() {
  const wanted = new URLSearchParams(location.search).get('mage-knight-pictures');
  const shown = Object.entries(sections).filter(([name]) => !wanted || name === wanted);
  return (
    <main className="demo-paintings">
      {shown.map(([name, draw]) => (
        <section key={name}>
          <h2>{name}</h2>
          <div>{draw()}</div>
        </section>
      ))}
    </main>
  );
}
