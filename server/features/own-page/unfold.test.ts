import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it('nests flat form fields under their part', () => {
  const sent = { action: 'correct', token: 't', page: '/me/t', language: 'sv', part: 'person' };
  expect(unfold({ ...sent, first_name: 'Ada', new_email: 'ada@new.example' })).toEqual({
    action: 'correct',
    token: 't',
    new_email: 'ada@new.example',
    person: { first_name: 'Ada' },
  });
});

it('returns an empty list if no checkbox is ticked', () => {
  const sent = { action: 'correct', token: 't', part: 'candidate' };
  expect(unfold(sent)).toMatchObject({ candidate: { fields: [] } });
  expect(unfold({ ...sent, fields: 'tech' })).toMatchObject({ candidate: { fields: 'tech' } });
});

it('returns JSON bodies and unknown parts unchanged', () => {
  const sent = { action: 'correct', token: 't', person: { first_name: 'Ada' } };
  expect(unfold(sent)).toEqual(sent);
  const strange = { action: 'correct', token: 't', part: '__proto__', x: 1 };
  expect(unfold(strange)).toEqual(strange);
  expect(unfold(null)).toBeNull();
});

it('`confirm` is true only for the value "true"', () => {
  expect(unfold({ action: 'erase', token: 't', confirm: 'true' })).toMatchObject({ confirm: true });
  expect(unfold({ action: 'erase', token: 't', confirm: 'on' })).toMatchObject({ confirm: false });
});
