import {
  heroIds,
  isNightRound,
  type MapToken,
  type RuinId,
  siteAt,
  sites,
  spaceNames,
  terrainAt,
  terrainCosts,
  terrains,
  tilePlaceNames,
  tilePlaceOf,
  tokenAt,
  tokensAt,
} from '@heldentisch/mage-knight';
import { memo } from 'react';
import { DeedSign, Icon } from '../../art/icons/index.js';
import { EnemyBack, HeroFigure } from '../../art/map/index.js';
import { siteName } from '../../model/labels.js';
import { useTable, useWords } from '../../model/table.js';
import { wayWords } from './describe.js';
import { EnemyBrief } from './EnemyBrief.js';
import styles from './PlaceText.module.css';
import { RuinToken } from './pieces.js';

/** What a terrain costs by day and by night; the present price stands out. */
export function TerrainCosts({ terrain, isNight }: { readonly terrain: number; readonly isNight: boolean }) {
  const { say } = useWords();
  const costs = terrainCosts(terrain);
  if (costs === null) return <span className={styles.closed}>{say('noEntry')}</span>;
  return (
    <span className={styles.costs}>
      {(['day', 'night'] as const).map((time) => (
        <span key={time} data-now={(time === 'night') === isNight || undefined}>
          <Icon title={say(time)}>
            <DeedSign deed={time} />
          </Icon>
          {costs[time]}
        </span>
      ))}
    </span>
  );
}

const Ruin = ({ ruin }: { readonly ruin: RuinId }) => {
  const { name, text } = useWords();
  return (
    <section className={styles.enemy}>
      <Icon half={50} className={styles.token ?? ''}>
        <RuinToken ruin={ruin} />
      </Icon>
      <div>
        <h3>{name('ruin', ruin)}</h3>
        <p>{text(`ruin.${ruin}.text`)}</p>
      </div>
    </section>
  );
};

const Hidden = ({ token }: { readonly token: Extract<MapToken, { kind: 'enemyBack' | 'ruinBack' }> }) => {
  const { name, say } = useWords();
  return (
    <section className={styles.enemy}>
      <Icon half={50} className={styles.token ?? ''}>
        {token.kind === 'enemyBack' ? <EnemyBack pile={token.pile} /> : <RuinToken ruin="hidden" />}
      </Icon>
      <div>
        <h3>{token.kind === 'enemyBack' ? name('pile', token.pile) : say('hiddenRuin')}</h3>
        <p>{say('hiddenToken')}</p>
      </div>
    </section>
  );
};

/** What lies on a space, each kind once with its number. */
const Tokens = memo(function Tokens({ tokens }: { readonly tokens: string }) {
  const list = JSON.parse(tokens) as MapToken[];
  const keyOf = (token: MapToken): string => JSON.stringify({ ...token, index: 0 });
  const kinds = new Map(list.map((token) => [keyOf(token), token]));
  return [...kinds].map(([key, token]) => {
    const count = list.filter((other) => keyOf(other) === key).length;
    return (
      <div key={key} className={styles.tokens}>
        {count > 1 && <b className={styles.count}>{count} ×</b>}
        {token.kind === 'enemy' && <EnemyBrief enemy={token.enemy} />}
        {token.kind === 'ruin' && <Ruin ruin={token.ruin} />}
        {(token.kind === 'enemyBack' || token.kind === 'ruinBack') && <Hidden token={token} />}
      </div>
    );
  });
});

/** Where a tile may still be laid. */
const Unknown = ({ place }: { readonly place: string }) => {
  const { say } = useWords();
  const { green, brown, one } = useTable(({ view, facts }) => {
    const found = facts.explorations.find(({ tilePlace }) => tilePlaceNames[tilePlace] === place);
    const brown = Math.min(view.coresLeft, view.stack.length);
    return { brown, green: view.stack.length - brown, one: found === undefined ? null : JSON.stringify(found) };
  });
  const exploration = one === null ? null : (JSON.parse(one) as { isCore: boolean; isInReach: boolean; cost: number });
  return (
    <>
      <h2>{say('unexplored')}</h2>
      {exploration !== null && (
        <>
          <p>{say(exploration.isCore ? 'exploreBrown' : 'exploreGreen')}.</p>
          <p>{exploration.isInReach ? say('exploreCost', { cost: exploration.cost }) : say('exploreFar')}.</p>
        </>
      )}
      <p>{say('tilesLeft', { green, brown })}</p>
    </>
  );
};

/** A space of the map: ground, way, what lies there, what one can do there. */
export const CellText = memo(function CellText({ id }: { readonly id: string }) {
  const { language, say, name, text, seatName } = useWords();
  const space = spaceNames.indexOf(id);
  const facts = useTable(({ view, facts: { ways }, below }) => {
    const site = siteAt(view, space);
    const way = ways?.get(space);
    return {
      isKnown: (view.tileAt[tilePlaceOf(space)] ?? -1) >= 0,
      terrain: terrainAt(view, space),
      isNight: isNightRound(view),
      siteTitle: siteName(language, view, space),
      siteId: site === undefined || site.gone === 1 ? '' : (sites[site.site] as string),
      isGone: site?.gone === 1,
      cityLevel: site?.level ?? 0,
      cityColor: ['red', 'blue', 'white', 'green'][Math.log2(site?.color ?? 0)] ?? '',
      shields: (site?.shields ?? []).join(' '),
      tokens: JSON.stringify(tokensAt(view, space).map((index) => tokenAt(view, index))),
      way: way === undefined ? '' : wayWords({ language, view }, way).join(' · '),
      isFight: way !== undefined && (way.isAssault || way.provokes.length > 0),
      heroes: view.players
        .flatMap(({ space: at, hero }, seat) => (at === space ? [`${seat} ${heroIds[hero]}`] : []))
        .join('|'),
      below,
    };
  });
  if (!facts.isKnown) return <Unknown place={tilePlaceNames[tilePlaceOf(space)] as string} />;
  const { terrain, siteId, shields } = facts;
  const isCity = siteId === 'city';
  return (
    <>
      <h2>{facts.siteTitle === '' ? text(`terrain.${terrains[terrain]}`) : facts.siteTitle}</h2>
      <p className={styles.ground}>
        <span>{text(`terrain.${terrains[terrain]}`)}</span>
        <TerrainCosts terrain={terrain} isNight={facts.isNight} />
      </p>
      {facts.way !== '' && (
        <p className={styles.way} data-fight={facts.isFight || undefined}>
          {facts.way}
        </p>
      )}
      {facts.heroes !== '' &&
        facts.heroes.split('|').map((entry) => {
          const [seat = '0', hero = ''] = entry.split(' ');
          return (
            <p key={seat} className={styles.hero} data-seat={seat}>
              <Icon half={50}>
                <HeroFigure hero={hero as (typeof heroIds)[number]} seat={Number(seat)} />
              </Icon>
              {name('hero', hero)} ({seatName(Number(seat))})
            </p>
          );
        })}
      <Tokens tokens={facts.tokens} />
      {isCity && facts.cityLevel > 0 && (
        <p>
          <b>{say('cityLevel', { level: facts.cityLevel })}</b> {text(`city.${facts.cityColor}.text`)}
        </p>
      )}
      {siteId !== '' && <p className={styles.rules}>{text(`site.${siteId}.text`)}</p>}
      {facts.isGone && facts.siteTitle !== '' && <p>{say('siteGone')}</p>}
      {shields !== '' && (
        <p>
          {say('shieldsOf', {
            list: [...new Set(shields.split(' '))].map((seat) => seatName(Number(seat))).join(', '),
          })}
        </p>
      )}
    </>
  );
});
