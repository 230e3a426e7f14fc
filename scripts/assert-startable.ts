import { readConfig } from '../server/boot/config.ts';
import { ConfigError } from '../server/boot/config-error.ts';
import { assertNotOfOther } from '../server/boot/database/other-owner.ts';
import { environment } from '../server/boot/environment/environment.ts';
import { printAsSet } from '../server/boot/process/print-json.ts';
import { findRunningProgram } from '../server/boot/process/program-in-use.ts';
import { assertPortFree } from '../server/http/listen.ts';
import { findHolder } from '../server/postgres/embedded/lock.ts';
import { runCommand } from './command.ts';

// Runs before a build, which would replace files that a running product reads.

printAsSet();
await runCommand(async () => {
  // The start itself prints the mistakes in .env.
  const config = readConfig(environment(() => undefined));
  const { HOST, PORT, SHARE_PORT, DATA_DIR, DATABASE_URL } = config;
  await assertNotOfOther(DATA_DIR, 'npm start');
  const running =
    (await findRunningProgram()) ?? (DATABASE_URL ? undefined : await findHolder(DATA_DIR));
  if (running) {
    throw new ConfigError(
      `Process ${running.pid} at ${running.url} still runs. Stop it first: a new version is built in its place.`,
    );
  }
  await assertPortFree({ host: HOST, port: PORT, reusePort: SHARE_PORT });
});
