export * from './messages.js';
export * from './table.js';
