export * from './branch.js';
export { casePlaces } from './cases/case-places.js';
export type { CaseMode } from './cases/case-run.js';
export {
  type CaseFile,
  type CaseReport,
  type CaseWatch,
  type Difference,
  differenceLines,
  type Games,
  runCase,
  runCases,
  watchCase,
} from './cases/run-case.js';
export * from './circles.js';
export * from './coverage.js';
export * from './files.js';
export { type KnownPlace, leaksAt } from './fuzz/crossings.js';
export { type FuzzOptions, fuzz } from './fuzz/fuzz.js';
export { checkLeak } from './fuzz/leaks.js';
export { plantLeak } from './fuzz/planted.js';
export { sameGame } from './fuzz/replay.js';
export type { FuzzReport } from './fuzz/report.js';
export { tamper } from './fuzz/tamper.js';
export * from './golden.js';
export * from './plain-data.js';
export * from './play-random.js';
export * from './positions.js';
export * from './random.js';
export * from './setups.js';
export * from './terminates.js';
export * from './texts.js';
