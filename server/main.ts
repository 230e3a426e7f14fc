import { flushCompileCache } from 'node:module';
import { readConfig } from './boot/config.ts';
import { printAsSet } from './boot/process/print-json.ts';
import { runProcess } from './boot/process/run-process.ts';
import { start } from './boot/start.ts';

// React reads this when the pages are loaded, and is several times slower without it.
process.env.NODE_ENV = 'production';

await runProcess(() => {
  printAsSet();
  return start(readConfig());
});
// Write the cache now: a process that is killed would not write it for the next start.
flushCompileCache();
