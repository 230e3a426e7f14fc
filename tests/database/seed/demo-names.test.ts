import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clients } from '../../../database/seed/content/demo/clients.ts';
import { staff } from '../../../database/seed/content/demo/staff.ts';
import { testimonials } from '../../../database/seed/content/demo/testimonials.ts';
import { projectRoot } from '../../fixtures/database.ts';

const people = [...staff, ...testimonials].map(({ name }) => name.split(' ')[0]);
const invented = new RegExp(`\\b(${[...clients.map(({ name }) => name), ...people].join('|')})\\b`);

it('no message of the site names an invented company or colleague, because they leave with the demo', () => {
  const files = globSync('app/{site,i18n}/**/messages/**/*.ts', { cwd: projectRoot }).concat(
    globSync('app/{site,i18n}/**/messages.{en,sv}.ts', { cwd: projectRoot }),
  );
  expect(files.length).toBeGreaterThan(50);
  const found = files.filter((file) =>
    invented.test(readFileSync(join(projectRoot, file), 'utf8')),
  );
  expect(found).toEqual([]);
});
