import { parseArgs } from 'node:util';
import { ConfigError } from '../server/boot/config-error.ts';
import { describeFailure } from '../server/boot/process/describe-failure.ts';
import { onStopSignals } from '../server/boot/process/stop-signals.ts';

/** Prints one line for errors that an operator can fix. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(describeFailure(error));
    process.exitCode = 1;
  }
}

/** A lost terminal sends SIGHUP. */
export const interruptible = (work: (signal: AbortSignal) => Promise<void>) => async () => {
  const controller = new AbortController();
  onStopSignals(['SIGINT', 'SIGTERM', 'SIGHUP'], () => controller.abort());
  await work(controller.signal);
};

type ArgumentOptions = {
  flags: string[];
  /** Options with a value. */
  values?: string[];
  maxPositionals?: number;
  usage: string;
};

/** Rejects unknown options and arguments instead of ignoring them. */
export function readArguments(argumentOptions: ArgumentOptions) {
  const { flags, values: named = [], maxPositionals = 0, usage } = argumentOptions;
  const options = Object.fromEntries([
    ...flags.map((name) => [name, { type: 'boolean' as const }] as const),
    ...named.map((name) => [name, { type: 'string' as const }] as const),
  ]);
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length > maxPositionals)
      throw new Error(`Unexpected argument '${positionals[maxPositionals]}'`);
    const found = new Map<string, unknown>(Object.entries(values));
    return {
      has: (flag: string) => found.get(flag) === true,
      read: (name: string) => found.get(name) as string | undefined,
      positionals,
    };
  } catch (error) {
    // The parser's own message explains at length how to pass an argument that begins with a dash.
    const [reason] = (error as Error).message.split('. ');
    throw new ConfigError(`${reason}. Usage: ${usage}`);
  }
}
