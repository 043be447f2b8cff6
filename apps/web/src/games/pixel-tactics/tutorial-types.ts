import type { Choice, Language } from '@heldentisch/engine';

export type Bilingual = Readonly<Record<Language, string>>;

/** Fields that a choice must have; what is not named is free. */
export type PartialChoice = Readonly<Partial<Choice>> & { readonly type: string };

/** One step of the lesson. The learner is seat 0. */
export interface TutorialStep {
  readonly id: string;
  readonly title: Bilingual;
  readonly text: Bilingual;
  /** A new table in the position notation; without it the game of the step before goes on. */
  readonly position?: Readonly<Record<string, unknown>>;
  /** What the learner does to go on. Without it the step is only read. */
  readonly expects?: PartialChoice;
  /** Choices the text calls impossible, each with the rule that forbids it: CI asks the engine. */
  readonly impossible?: readonly { readonly choice: Choice; readonly rule: string }[];
  /** What the scripted opponent answers, in order. */
  readonly replies?: readonly PartialChoice[];
  /** Text key of the outcome, if the game is over after the step. */
  readonly outcome?: string;
}
