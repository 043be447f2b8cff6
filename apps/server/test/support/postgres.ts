export { runSql, startPostgres, type TestPostgres } from '@heldentisch/server/trials';
