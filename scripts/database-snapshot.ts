import { writeOrCheck } from './database/write-or-check.ts';

await writeOrCheck(['snapshot']);
