import { type Choice, describeChoice, type Game } from '@heldentisch/engine';
import { useText } from '../text/index.js';
import { Button } from '../ui/button.js';

interface InvitationBarProps {
  readonly game: Game;
  readonly invitation: readonly Choice[];
  choose(choice: Choice): void;
}

/** What one may do while the others decide. Nobody waits for it, so it stays out of the way until it is there. */
export function InvitationBar({ game, invitation, choose }: InvitationBarProps) {
  const { t, language } = useText();
  return (
    <fieldset className="invitation-bar" data-testid="invitation">
      <legend>{t('unasked')}</legend>
      {invitation.map((choice) => (
        <Button key={JSON.stringify(choice)} onClick={() => choose(choice)}>
          {describeChoice(game, language, choice)}
        </Button>
      ))}
    </fieldset>
  );
}
