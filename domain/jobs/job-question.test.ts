import { expect, it } from 'vitest';
import type { QuestionKind } from '../enums.ts';
import { type Answer, parseAnswers, type Question } from './job-question.ts';

function ask(kind: QuestionKind, value: unknown, required = false): Answer | string | undefined {
  const options = [{ value: 'a' }, { value: 'b' }];
  const question: Question = { id: 'q', kind, options, required };
  const { answers, errors } = parseAnswers([question], { q: value });
  return errors['answers.q'] ?? answers.q;
}

it.each<[QuestionKind, unknown, unknown]>([
  ['yes_no', 'yes', true],
  ['yes_no', false, false],
  ['yes_no', 'perhaps', 'choice_invalid'],
  ['number', '3,5', 3.5],
  ['number', 'many', 'number_invalid'],
  ['single_choice', 'a', 'a'],
  ['single_choice', 'c', 'choice_invalid'],
  ['multiple_choice', ['a', 'b', 'a'], ['a', 'b']],
  ['multiple_choice', 'b', ['b']],
  ['multiple_choice', ['a', 'c'], 'choice_invalid'],
  ['short_text', '  words ', 'words'],
  ['short_text', 'x'.repeat(501), 'too_long'],
  ['url', 'https://a.example/x', 'https://a.example/x'],
  ['url', 'javascript:alert(1)', 'url_invalid'],
])('%s: %j', (kind, value, expected) => {
  expect(ask(kind, value)).toEqual(expected);
});

it.each<[QuestionKind, unknown]>([
  ['short_text', '   '],
  ['yes_no', undefined],
  ['multiple_choice', []],
  ['number', ''],
])('a required %s needs an answer', (kind, value) => {
  expect(ask(kind, value, true)).toBe('required');
  expect(ask(kind, value)).toBeUndefined();
});

it('leaves out answers to unknown questions', () => {
  expect(parseAnswers([], { other: 'x', __proto__: 'y' })).toEqual({ answers: {}, errors: {} });
});
