import { expect, test } from 'vitest';
import { parseFailure } from './open-form.server.ts';

const parse = (query: string) => parseFailure(new URLSearchParams(query));

test('parses the field errors of a no-JS form from the query', () => {
  expect(parse('form=apply&error=invalid&fields=email:email_invalid,answers.a-1:required')).toEqual(
    {
      error: 'invalid',
      fields: { email: 'email_invalid', 'answers.a-1': 'required' },
    },
  );
});

test('ignores unknown errors and fields', () => {
  expect(parse('error=<b>')).toBeUndefined();
  expect(parse('error=failed&fields=email:hello,<script>:required')).toEqual({
    error: 'failed',
    fields: {},
  });
});
