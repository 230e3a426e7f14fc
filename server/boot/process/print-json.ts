import { environment } from '../environment/environment.ts';

const levels = { log: 30, warn: 40, error: 50 } as const;

/** Prints the messages of the start as lines of JSON in the form of the log, for systems that read nothing else. */
export function printJson(): void {
  for (const [name, level] of Object.entries(levels) as [keyof typeof levels, number][]) {
    console[name] = (...parts: unknown[]) => {
      for (const line of parts.map(String).join(' ').split('\n')) {
        const msg = line.trim().replace(/ {2,}/g, ' ');
        if (msg) process.stdout.write(`${JSON.stringify({ level, time: Date.now(), msg })}\n`);
      }
    };
  }
}

/** Call before the settings are checked, because their errors are printed too. */
export function printAsSet(): void {
  if (environment(() => undefined).LOG_FORMAT?.trim() === 'json') printJson();
}
