import { flushCompileCache } from 'node:module';
import { readConfig } from './boot/config.ts';
import { runProcess } from './boot/run-process.ts';
import { start } from './boot/start.ts';

// React reads this when the pages are loaded, and is several times slower without it.
process.env.NODE_ENV = 'production';

await runProcess(() => start(readConfig()));
// What was compiled is kept for the next start, however this one ends.
flushCompileCache();
