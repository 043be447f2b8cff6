export * from './client.js';
export * from './server-process.js';
