export * from './messages.js';
export * from './outline.js';
export * from './table.js';
export * from './table-texts.js';
