import { hash, openStream, type RandomKind, type RandomStream, type Seed } from '@heldentisch/engine';

/** The seed of one game of a series: it depends on nothing but the series' seed and the number of the game. */
export function gameSeed(seed: Seed, index: number): Seed {
  return hash([seed, index, 0]) + hash([seed, index, 1]);
}

/** For each seat a stream of its own, so that one bot's thinking never changes what another one does. */
export function botStreams(kind: RandomKind, seed: Seed, seats: number): RandomStream[] {
  const source = openStream(kind, seed, 'bots');
  return Array.from({ length: seats }, () => {
    let own = '';
    for (let i = 0; i < 4; i++) own += source.next().toString(16).padStart(8, '0');
    return openStream(kind, own, 'bots');
  });
}
