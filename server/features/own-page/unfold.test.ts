import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it('puts the fields of a form into the part they are about', () => {
  const sent = { action: 'correct', token: 't', page: '/me/t', language: 'sv', part: 'person' };
  expect(unfold({ ...sent, first_name: 'Ada', new_email: 'ada@new.example' })).toEqual({
    action: 'correct',
    token: 't',
    new_email: 'ada@new.example',
    person: { first_name: 'Ada' },
  });
});

it('takes boxes of which none is ticked for an empty list', () => {
  const sent = { action: 'correct', token: 't', part: 'candidate' };
  expect(unfold(sent)).toMatchObject({ candidate: { fields: [] } });
  expect(unfold({ ...sent, fields: 'tech' })).toMatchObject({ candidate: { fields: 'tech' } });
});

it('leaves alone what scripts send, and parts that nobody knows', () => {
  const sent = { action: 'correct', token: 't', person: { first_name: 'Ada' } };
  expect(unfold(sent)).toEqual(sent);
  const strange = { action: 'correct', token: 't', part: '__proto__', x: 1 };
  expect(unfold(strange)).toEqual(strange);
  expect(unfold(null)).toBeNull();
});

it('takes the word of a form for a yes, and no other', () => {
  expect(unfold({ action: 'erase', token: 't', confirm: 'true' })).toMatchObject({ confirm: true });
  expect(unfold({ action: 'erase', token: 't', confirm: 'on' })).toMatchObject({ confirm: false });
});
