import { flushCompileCache } from 'node:module';
import { readConfig } from './config.ts';
import { runProcess } from './run-process.ts';
import { start } from './start.ts';

// React reads this when the pages are loaded, and is several times slower without it.
process.env.NODE_ENV = 'production';

await runProcess(() => start(readConfig()));
// What was compiled is kept for the next start, however this one ends.
flushCompileCache();
