import { expect, test } from 'vitest';
import { hasFile } from './send-form.ts';

test('only a chosen file is an upload', () => {
  const body = new FormData();
  body.set('name', 'Prov Påhitt');
  expect(hasFile(body)).toBe(false);
  body.set('cv', new File([], ''));
  expect(hasFile(body)).toBe(false);
  body.set('cv', new File(['text'], 'cv.txt'));
  expect(hasFile(body)).toBe(true);
});
