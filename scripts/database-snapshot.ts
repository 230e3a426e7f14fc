import { join } from 'node:path';
import { addChecksums } from './database/migration-checksums.ts';
import { writeOrCheck } from './database/write-or-check.ts';

await writeOrCheck(['snapshot']);
if (!process.argv.includes('--check')) await addChecksums(join(import.meta.dirname, '..'));
