export { type Access, access } from './access.js';
export * from './client-messages.js';
