import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { emailTemplates } from '../../../database/seed/content/essential/email-templates.ts';

// The back office lists every template with the occasion on which it is sent.

const sources = [
  ...globSync('{server,domain}/**/*.ts', { exclude: ['**/*.test.ts', '**/database.types.ts'] }),
  'database/schema.sql',
].map((file) => readFileSync(file, 'utf8'));

it.each(emailTemplates.map(({ key }) => key))('the program sends %s', (key) => {
  expect(sources.some((source) => source.includes(`'${key}'`))).toBe(true);
});
