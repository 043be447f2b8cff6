export * from './messages.js';
export * from './outline.js';
export * from './table.js';
