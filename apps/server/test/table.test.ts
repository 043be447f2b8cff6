import { tempFolder } from './support/suite.js';
import { tableSuite } from './table-suite.js';

tableSuite({ name: 'SQLite', place: async () => ({ dataFolder: tempFolder() }), processes: 1 });
