export * from './assert.js';
export * from './chance.js';
export * from './choices.js';
export * from './copy.js';
export * from './deeds.js';
export * from './domain.js';
export * from './events.js';
export * from './game.js';
export * from './game-file.js';
export * from './hash.js';
export {
  type Answer,
  act,
  concede,
  createMatch,
  invitationFor,
  type Line,
  type Match,
  type MatchSetup,
  type Moment,
  matchFromPosition,
  matchFromState,
  outcomeOf,
  type Pending,
  pendingFor,
  type Question,
  questionsOf,
  tellFor,
  type UndoRequest,
  viewFor,
  whyNot,
} from './match.js';
export * from './moments.js';
export * from './options.js';
export * from './play.js';
export * from './position-fields.js';
export * from './programs.js';
export * from './random.js';
export * from './refusal.js';
export * from './repeat-line.js';
export * from './standing.js';
export * from './text.js';
export { answerUndo, askUndo, redo, undo, undoSteps, whyNoUndo } from './undo.js';
export * from './zones.js';
