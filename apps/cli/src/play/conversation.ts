import { writeFileSync } from 'node:fs';
import {
  type Answer,
  type Choice,
  describeOutcome,
  describePrompt,
  describeRefusal,
  type StandingAnswer,
  whyNot,
} from '@heldentisch/engine';
import { optionLines, sortByKind } from './option-list.js';
import type { Paint } from './paint.js';
import { kindsOfChoices, readChoice } from './read-choice.js';
import { findRules } from './rulebook.js';
import type { Table } from './table.js';
import { findThings } from './things.js';
import { pointsLines, word } from './words.js';

/** Where the terminal's text goes. */
export interface Output {
  write(text: string): void;
  readonly width: number;
  readonly paint: Paint;
}

const mostFoundShown = 8;

/** What is typed after "ask". */
const standingWords: Readonly<Record<string, StandingAnswer>> = {
  always: 'always',
  concerned: 'concerned',
  later: 'notThisTurn',
};

/** The talk between person and table: shows the decision, understands what is typed. */
export class Conversation {
  /** True once the person wants to stop. */
  hasEnded = false;
  /** The table as it was last shown. */
  private drawn = '';

  constructor(
    private readonly table: Table,
    private readonly output: Output,
    /** Saved to after every choice, if given. */
    private readonly saveFile: string | null,
  ) {}

  /** Lets the bots play and shows the person's next decision, or how the game ended. */
  goOn(): void {
    for (const line of this.table.letBotsPlay()) this.say(`  ${line}`);
    if (this.saveFile !== null) this.save(this.saveFile, false);
    if (this.table.isOver) this.finish();
    else this.showDecision();
  }

  showDecision(): void {
    const { paint } = this.output;
    const { match, seat, language } = this.table;
    this.showTable();
    const prompt = this.table.isPersonsTurn
      ? describePrompt(match.game, language, match.play.prompt(seat))
      : word(language, 'invited');
    this.say(paint.strong(prompt));
    const lines = optionLines(match.game, language, this.sortedOptions(), this.output.width);
    for (const line of lines) this.say(line);
  }

  /** Shows the table if it looks otherwise than before. */
  private showTable(): void {
    const { width, paint } = this.output;
    const drawn = this.table.draw({ width, strong: paint.strong });
    this.say(drawn === this.drawn ? '' : `\n${drawn}\n`);
    this.drawn = drawn;
  }

  private showAll(): void {
    this.drawn = '';
    this.showDecision();
  }

  /** Answers one typed line. */
  hear(line: string): void {
    const text = line.trim();
    const [command = '', ...rest] = text.split(/\s+/);
    const argument = rest.join(' ');
    if (text === '') {
      this.letPass();
      return;
    }
    if (/^\d+$/.test(text)) this.takeNumber(Number(text));
    else if (text === '?') this.showHelp();
    else if (text.startsWith('?')) this.explain(text.slice(1).trim());
    else if (command === 'why') this.explain(argument);
    else if (text === 'u') this.takeBack(this.table.takeBack(), true);
    else if (text === 'u!') this.takeBack(this.table.takeBackByConsent(), false);
    else if (text === 'r') this.takeAgain();
    else if (text === 'l') this.showLog();
    else if (text === 'b') this.showAll();
    else if (command === 'info' && argument !== '') this.showFound('noThing', argument, findThings);
    else if (command === 'rules') this.showFound('noRule', argument, findRules);
    else if (command === 'save' && argument !== '') this.save(argument, true);
    else if (text === 'concede') this.giveUp();
    else if (command === 'ask' && this.table.hasWindows) this.giveStanding(argument);
    else if (text === 'q') this.quit();
    else this.takeWords(text);
  }

  /** An empty line: what one may do unasked is left undone. */
  private letPass(): void {
    if (!this.table.isPersonInvited) return;
    this.table.letPass();
    this.goOn();
  }

  quit(): void {
    this.hasEnded = true;
    this.say(word(this.table.language, 'goodbye'));
  }

  private say(text: string): void {
    this.output.write(`${text}\n`);
  }

  private sortedOptions(): Choice[] {
    return sortByKind(this.table.match.game, this.table.options());
  }

  private takeNumber(number: number): void {
    const options = this.sortedOptions();
    const choice = options[number - 1];
    if (choice === undefined) this.say(word(this.table.language, 'noSuchNumber', { count: options.length }));
    else this.after(this.table.take(choice));
  }

  private takeWords(text: string): void {
    const choice = readChoice(this.table.match.game, text);
    if (choice === null) this.notUnderstood();
    else this.after(this.table.take(choice));
  }

  private notUnderstood(): void {
    this.say(word(this.table.language, 'unreadable', { kinds: kindsOfChoices(this.table.match.game) }));
  }

  /** Shows what an accepted choice brought about, or why it was refused. */
  private after(answer: Answer): void {
    if (!answer.ok) {
      this.refuse(answer);
      return;
    }
    for (const line of this.table.eventsOf(answer)) this.say(`  ${this.output.paint.good(line)}`);
    this.goOn();
  }

  private refuse(answer: Exclude<Answer, { readonly ok: true }>): void {
    const { match, language } = this.table;
    this.say(this.output.paint.bad(describeRefusal(match.game, language, answer.refusal)));
  }

  private explain(text: string): void {
    const { match, language, seat } = this.table;
    const choice = readChoice(match.game, text);
    if (choice === null) {
      this.notUnderstood();
      return;
    }
    const reason = whyNot(match, seat, choice);
    this.say(reason === null ? word(language, 'possible') : describeRefusal(match.game, language, reason));
  }

  private takeBack(answer: Answer, mayHint: boolean): void {
    const { language } = this.table;
    if (!answer.ok) {
      this.refuse(answer);
      if (mayHint && answer.refusal.rule !== 'HT-UNDO-01') this.say(word(language, 'consentHint'));
      return;
    }
    this.say(word(language, 'takenBack'));
    this.goOn();
  }

  private takeAgain(): void {
    const answer = this.table.takeAgain();
    if (answer.ok) this.say(word(this.table.language, 'takenAgain'));
    this.after(answer);
  }

  private showHelp(): void {
    const { language, hasWindows } = this.table;
    this.say(word(language, 'help'));
    if (hasWindows) this.say(word(language, 'helpWindows'));
  }

  private showLog(): void {
    const lines = this.table.log();
    this.say(lines.length === 0 ? word(this.table.language, 'noLog') : lines.map((line) => `  ${line}`).join('\n'));
  }

  private showFound(ifNone: 'noThing' | 'noRule', sought: string, find: typeof findThings): void {
    const { match, language } = this.table;
    const found = find(match.game, language, sought);
    if (found.length === 0) this.say(word(language, ifNone, { word: sought }));
    for (const line of found.slice(0, mostFoundShown)) this.say(line);
    if (found.length > mostFoundShown) this.say(word(language, 'more', { count: found.length - mostFoundShown }));
  }

  private save(file: string, tell: boolean): void {
    const { language } = this.table;
    try {
      writeFileSync(file, this.table.gameFile());
      if (tell) this.say(word(language, 'saved', { file }));
    } catch (error) {
      this.say(word(language, 'notSaved', { reason: (error as Error).message }));
    }
  }

  private giveStanding(answer: string): void {
    const known = Object.hasOwn(standingWords, answer) ? standingWords[answer] : undefined;
    if (known === undefined) {
      this.say(word(this.table.language, 'askHow', { answers: Object.keys(standingWords).join(', ') }));
      return;
    }
    this.table.giveStanding(known);
    this.goOn();
  }

  private giveUp(): void {
    this.after(this.table.giveUp());
  }

  private finish(): void {
    const { language, match } = this.table;
    const { outcome, seat } = this.table;
    this.showTable();
    if (outcome !== null) {
      const score = outcome.scores[seat] ?? 0;
      const verdict = score === 1 ? 'won' : score === 0 ? 'lost' : 'drawn';
      this.say(
        this.output.paint.strong(`${describeOutcome(match.game, language, outcome)} ${word(language, verdict)}`),
      );
      for (const line of pointsLines(match.game, language, outcome)) this.say(line);
    }
    this.hasEnded = true;
  }
}
