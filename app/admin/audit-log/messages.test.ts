import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { adminAuditLog as en } from './messages.en.ts';
import { adminAuditLog as sv } from './messages.sv.ts';

const schema = readFileSync(new URL('../../../database/schema.sql', import.meta.url), 'utf8');

it('names every audited table', () => {
  const triggers = schema.matchAll(/^CREATE TRIGGER audit\w* .* ON public\.(\w+) /gm);
  const tables = new Set([...triggers].map(([, table]) => String(table)));
  expect(tables.size).toBeGreaterThan(40);
  for (const { tables: names } of [en, sv])
    expect([...tables].filter((table) => !names[table])).toEqual([]);
});
