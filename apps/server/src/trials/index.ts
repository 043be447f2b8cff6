export * from './client.js';
export { type CrashReport, crashTrial } from './crash.js';
export { examplesOf } from './examples.js';
export { type FuzzReport, fuzzMessages } from './fuzz-messages.js';
export { type NewTable, newTable } from './new-table.js';
export { startPostgres, type TestPostgres } from './postgres.js';
export * from './server-process.js';
export { removeTemporaryFolders, temporaryFolder } from './temporary-folder.js';
