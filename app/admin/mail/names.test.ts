import { expect, test } from 'vitest';
import { emailTemplates } from '../../../database/seed/content/essential/email-templates.ts';
import { adminMailNames as en } from './names.en.ts';
import { adminMailNames as sv } from './names.sv.ts';

const keys = emailTemplates.map(({ key }) => key).sort();

test.each([
  ['English', en],
  ['Swedish', sv],
])('every template has a short name of its own in %s', (_language, names) => {
  expect(Object.keys(names).sort()).toEqual(keys);
  const labels = Object.values(names);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.filter((text) => text.length > 40)).toEqual([]);
});
