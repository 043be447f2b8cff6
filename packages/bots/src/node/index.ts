export * from './pool.js';
export * from './serve-series.js';
