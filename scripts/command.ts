import { parseArgs } from 'node:util';
import { ConfigError } from '../server/boot/config.ts';
import { describeFailure } from '../server/boot/describe-failure.ts';

/** What an operator can fix ends a command with one line. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(describeFailure(error));
    process.exitCode = 1;
  }
}

/** The first signal asks the work to end in order, a second one ends it at once. */
export const interruptible = (work: (signal: AbortSignal) => Promise<void>) => async () => {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      if (controller.signal.aborted) process.exit(1);
      controller.abort();
    });
  }
  await work(controller.signal);
};

type Given = { flags: string[]; most?: number; usage: string };

/** Refuses options and arguments that a command does not know, instead of doing something else. */
export function readArguments({ flags, most = 0, usage }: Given) {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }]));
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length > most) throw new Error(`Unexpected argument '${positionals[most]}'`);
    return { has: (flag: string) => values[flag] === true, positionals };
  } catch (error) {
    // The parser explains at length how an argument that begins with a dash may be given.
    const [reason] = (error as Error).message.split('. ');
    throw new ConfigError(`${reason}. Usage: ${usage}`);
  }
}
