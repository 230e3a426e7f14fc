import { expect, test } from 'vitest';
import { readProblem } from './send-password-reset.ts';

test.each([
  [{ msg: 'One', message: 'Two' }, { message: 'One' }],
  [
    { message: 'Two', error: 'too_many' },
    { message: 'Two', code: 'too_many' },
  ],
  [
    { error_description: 'Three', error: 'invalid_grant' },
    { message: 'Three', code: 'invalid_grant' },
  ],
  [{ error: 'Four' }, { message: 'Four' }],
  [{ msg: '', error: 'Five' }, { message: 'Five' }],
  [
    { code: 500, error_code: 'unexpected', msg: 'Six' },
    { message: 'Six', code: 'unexpected' },
  ],
  [{ error: { deep: true } }, { message: '{"deep":true}' }],
  [{ ok: true }, null],
  ['nothing', null],
  [null, null],
])('%j is read as %j', (answer, problem) => {
  expect(readProblem(answer)).toEqual(problem);
});
