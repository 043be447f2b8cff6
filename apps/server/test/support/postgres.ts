export { startPostgres, type TestPostgres } from '@heldentisch/server/trials';
