/** Says what breaks a rule of the house; see house.mjs. */
import { fileURLToPath } from 'node:url';
import { houseProblems } from './house.mjs';

const problems = houseProblems(fileURLToPath(new URL('..', import.meta.url)));
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'The house is in order.' : `${problems.length} rule(s) of the house broken.`);
process.exitCode = problems.length === 0 ? 0 : 1;
