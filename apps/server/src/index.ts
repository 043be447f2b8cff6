export { type Ages, defaultAges, defaultConfig, defaultLimits, type Limits, type ServerConfig } from './config.js';
export { exportMatch, importMatch, showMatch } from './match-files.js';
export { type Backup, backUp, OperatorError, pausedMatches, releaseMatches } from './operator.js';
export { type RunningServer, startServer } from './server.js';
export type { DatabasePlace } from './store/database.js';
