import { flushCompileCache } from 'node:module';
import { environment, readConfig } from './boot/config.ts';
import { printJson } from './boot/process/print-json.ts';
import { runProcess } from './boot/process/run-process.ts';
import { start } from './boot/start.ts';

// React reads this when the pages are loaded, and is several times slower without it.
process.env.NODE_ENV = 'production';

await runProcess(() => {
  // Before the settings are checked, because their errors are printed too.
  if (environment(() => undefined).LOG_FORMAT?.trim() === 'json') printJson();
  return start(readConfig());
});
// Write the cache now: a process that is killed would not write it for the next start.
flushCompileCache();
