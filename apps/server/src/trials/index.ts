export { type BytesOfTable, measureBytes } from './bytes.js';
export * from './client.js';
export { type CrashReport, crashTrial } from './crash.js';
export { examplesOf } from './examples.js';
export { type FuzzReport, fuzzMessages } from './fuzz-messages.js';
export * from './server-process.js';
