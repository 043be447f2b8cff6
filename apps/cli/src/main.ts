import { Arguments, Problem, UsageError } from './arguments.js';
import type { Command, Report } from './command.js';
import { commands } from './commands/index.js';

const say = (text: string): boolean => process.stdout.write(`${text}\n`);
const complain = (text: string): boolean => process.stderr.write(`${text}\n`);

function overview(): string {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2;
  return [
    'usage: heldentisch <command> [--help] [--json] …',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`),
    '',
    'heldentisch <command> --help tells more. --json prints one JSON object on the last line.',
  ].join('\n');
}

function usageOf({ name, synopsis, summary, help }: Command): string {
  return [`usage: heldentisch ${name} ${synopsis} [--json]`, '', summary, ...help].join('\n');
}

function show(report: Report, json: boolean): number {
  for (const problem of report.problems ?? []) complain(problem);
  if (json) say(JSON.stringify(report.json));
  else for (const line of report.lines) say(line);
  return report.ok ? 0 : 1;
}

/** Runs one command and returns its exit code. */
async function runCommand(command: Command, words: readonly string[]): Promise<number> {
  try {
    const given = Arguments.read(words, { ...command.flags, json: 'switch', help: 'switch' });
    if (given.has('help')) {
      say(usageOf(command));
      return 0;
    }
    return show(await command.run(given), given.has('json'));
  } catch (error) {
    if (error instanceof UsageError) {
      complain(`${error.message}\n\n${usageOf(command)}`);
      return 2;
    }
    if (!(error instanceof Error)) throw error;
    const expected = error instanceof Problem || ['OptionError', 'OperatorError'].includes(error.name);
    complain(expected ? error.message : (error.stack ?? error.message));
    return 1;
  }
}

async function main(words: readonly string[]): Promise<number> {
  const [name, ...rest] = words;
  if (name === '--help' || name === 'help') {
    say(overview());
    return 0;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (command !== undefined) return runCommand(command, rest);
  complain(`${name === undefined ? 'a command is missing' : `there is no command "${name}"`}\n\n${overview()}`);
  return 2;
}

// A reader that has seen enough (`| head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.exitCode = await main(process.argv.slice(2));
