/** Runs SQL in a process of its own: `node run-sql.js URL SQL`. A test runner's import conditions break `pg`. */
import pg from 'pg';

const [url, sql = ''] = process.argv.slice(2);
const client = new pg.Client({ connectionString: url });
await client.connect();
await client.query(sql);
await client.end();
