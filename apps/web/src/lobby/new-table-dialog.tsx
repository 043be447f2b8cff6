import type { GameId } from '@heldentisch/catalogue';
import { type Game, type GameOptions, textOf, whyNoBots } from '@heldentisch/engine';
import { useEffect, useState } from 'react';
import { loadGame } from '../games/index.js';
import { lobbyGames } from '../games/lobby-texts.js';
import { createOnlineTable } from '../online/create-table.js';
import { go } from '../router.js';
import type { SeatPlan } from '../table/match-store.js';
import { newMatchId, startLocal } from '../table/start-local.js';
import { useText } from '../text/index.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { Segments, Select } from '../ui/fields.js';
import { useFail } from '../ui/use-fail.js';
import type { NewTableWish } from './first-game.js';
import { OnlineFields, usualOnline } from './online-fields.js';
import { OptionFields } from './option-fields.js';
import { BotSelect, SeatCount, SeatFields, type SeatWish } from './seat-fields.js';

interface NewTableDialogProps {
  readonly game: GameId;
  readonly wish: NewTableWish;
  readonly hasServer: boolean;
  onGame(game: GameId): void;
  onClose(): void;
}

/** The first seats of a new table: me and bots, people at one device, or open seats. */
function seatsFor(game: Game, wish: NewTableWish): SeatWish[] {
  const other: SeatWish =
    wish === 'bot' ? { kind: 'bot', bot: 'medium' } : wish === 'online' ? { kind: 'open' } : { kind: 'person' };
  // Who wants to play alone says so: every wish here is for company.
  const { least, most } = game.seats;
  return Array.from({ length: Math.max(least, Math.min(2, most)) }, (_, seat) => (seat === 0 ? { kind: 'me' } : other));
}

const asPlan = (wish: SeatWish): SeatPlan =>
  wish.kind === 'bot' ? { kind: 'bot', bot: wish.bot } : { kind: 'person', name: '' };

export function NewTableDialog({ game: id, ...props }: NewTableDialogProps) {
  const fail = useFail();
  const [game, setGame] = useState<Game | null>(null);
  useEffect(() => {
    loadGame(id)
      .then((loaded) => setGame(loaded.game))
      .catch(fail);
  }, [id, fail]);
  if (game === null) return null;
  return <Form game={game} id={id} {...props} />;
}

function Form({
  game,
  id,
  wish,
  hasServer,
  onGame,
  onClose,
}: Omit<NewTableDialogProps, 'game'> & { game: Game; id: GameId }) {
  const { t, language } = useText();
  const fail = useFail();
  const [where, setWhere] = useState<'local' | 'online'>(wish === 'online' ? 'online' : 'local');
  const [seats, setSeats] = useState<SeatWish[]>(() => seatsFor(game, wish));
  const [options, setOptions] = useState<GameOptions>({});
  const [mySeat, setMySeat] = useState('random');
  const [online, setOnline] = useState(usualOnline);
  const [isStarting, setStarting] = useState(false);
  const isBotGame = wish === 'bot';

  function arranged(): SeatWish[] {
    if (!isBotGame) return seats;
    const bot = seats.find((seat) => seat.kind === 'bot') ?? { kind: 'bot', bot: 'medium' };
    const isThere = Number(mySeat) < seats.length;
    const own = isThere ? Number(mySeat) : Math.floor(Math.random() * seats.length);
    return seats.map((_, seat) => (seat === own ? { kind: 'me' } : bot));
  }

  async function start(): Promise<void> {
    setStarting(true);
    try {
      if (where === 'online') {
        go(`/table/${await createOnlineTable(id, options, seats, online)}`);
      } else {
        const match = { id: newMatchId(), game: id, options, seats: arranged().map(asPlan) };
        await startLocal(match);
        go(`/local/${match.id}`);
      }
    } catch (error) {
      setStarting(false);
      fail(error);
    }
  }

  const noBots = whyNoBots(game, options);
  const whyNoBotsText =
    noBots === null
      ? null
      : t('noBotsWith', { value: textOf(game, language, `option.${noBots.option}.${noBots.value}`) });
  const seatNames = seats.map((_, seat) => textOf(game, language, `seat.${seat}`));
  const bot = seats.find((seat) => seat.kind === 'bot');
  const SeatChoice = seats.length > 3 ? Select : Segments;
  return (
    <Dialog
      open
      isForm
      title={`${t('newTable')}: ${t(`game.${id}`)}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" disabled={isStarting} onClick={() => void start()}>
            {t('start')}
          </Button>
        </>
      }
    >
      {wish === 'online' && (
        <Select
          label={t('game')}
          value={id}
          items={lobbyGames.map((value) => ({ value, label: t(`game.${value}`) }))}
          onChange={onGame}
        />
      )}
      {!isBotGame && hasServer && (
        <Segments
          label={t('whereToPlay')}
          value={where}
          items={[
            { value: 'local', label: t('onThisDevice') },
            { value: 'online', label: t('online') },
          ]}
          onChange={(next) => {
            setWhere(next);
            setSeats(seatsFor(game, next === 'online' ? 'online' : 'together'));
          }}
        />
      )}
      <SeatCount game={game} seats={seats} botsMayPlay={noBots === null} onChange={setSeats} />
      {isBotGame ? (
        <>
          <BotSelect
            label={t(seats.length > 2 ? 'opponents' : 'opponent')}
            value={bot?.kind === 'bot' ? bot.bot : 'medium'}
            onChange={(name) =>
              setSeats(seats.map((seat) => (seat.kind === 'bot' ? { kind: 'bot', bot: name } : seat)))
            }
          />
          <SeatChoice
            label={t('playAs')}
            value={Number(mySeat) < seats.length ? mySeat : 'random'}
            items={[
              { value: 'random', label: t('seatRandom') },
              ...seatNames.map((label, seat) => ({ value: String(seat), label })),
            ]}
            onChange={setMySeat}
          />
        </>
      ) : (
        <SeatFields
          game={game}
          seats={seats}
          isOnline={where === 'online'}
          whyNoBots={whyNoBotsText}
          onChange={setSeats}
        />
      )}
      <OptionFields
        game={game}
        options={options}
        hasBots={seats.some(({ kind }) => kind === 'bot')}
        onChange={setOptions}
      />
      {where === 'online' && <OnlineFields game={game} wish={online} onChange={setOnline} />}
    </Dialog>
  );
}
