import { describe, expect, it } from 'vitest';
import { emailTemplates } from '../../../database/seed/content/essential/email-templates.ts';
import { languages } from '../../../domain/language.ts';
import { essentialVariables } from '../../../domain/mail/essential-variables.ts';
import { sampleIn } from '../../../domain/mail/mail-sample.ts';
import { renderMail } from './render.ts';
import { validateSyntax, validateTemplate } from './validate-template.ts';

const sender = {
  siteName: 'Alpaca',
  siteUrl: 'https://alpaca.example',
  contactEmail: 'hello@alpaca.example',
};
const both = (text: string) => ({ en: text, sv: text });

function render(body: string, variables: Record<string, unknown> = {}, subject = 'Hello') {
  const template = {
    subject: both(subject),
    body: both(body),
    variables: ['name', 'message', 'link'],
  };
  return renderMail(template, { language: 'en', variables }, sender);
}

it('escapes input even if a template uses the raw filter', () => {
  const { html } = render('<p>{{ message | raw }}</p>', { message: '<img src=x onerror=y>' });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=y&gt;');
});

describe('every mail of the product', () => {
  it.each(emailTemplates.map((template) => [template.key, template] as const))(
    '%s',
    (_, template) => {
      expect(validateTemplate(template, sender.siteUrl)).toEqual([]);
      for (const language of languages) {
        const { subject, html, text } = renderMail(
          template,
          { language, variables: sampleIn(template.sample, language) },
          sender,
        );
        expect(subject).not.toBe('');
        expect(html).toContain(`<html lang="${language}">`);
        expect(`${subject}${html}${text}`).not.toMatch(/\{\{|\{%|undefined|null/);
        expect(text).not.toMatch(/<[a-z]/i);
        // Mail programs include a full stop after a URL in the link.
        expect(text).not.toMatch(/https?:\/\/\S*\.(\s|$)/);
        const { link } = sampleIn(template.sample, language);
        if (link && template.body.en.includes('{{ link }}')) {
          expect(text).toContain(link);
        }
      }
    },
  );
});

it('knows the templates that need a link or a code', () => {
  const templates = new Map(emailTemplates.map((template) => [template.key, template]));
  for (const [key, names] of Object.entries(essentialVariables)) {
    const template = templates.get(key);
    for (const name of names) {
      for (const language of languages) {
        expect(template?.body[language], `${key} ${language}`).toContain(`{{ ${name} }}`);
      }
    }
  }
  // The mails of the auth service that are no notices open something.
  const opening = emailTemplates.filter(({ variables }) => variables.includes('code'));
  expect(opening.filter(({ key }) => !essentialVariables[key])).toEqual([]);
});

const aboutJobs = emailTemplates.filter(
  ({ variables, concerns_account }) => variables.includes('job_title') && !concerns_account,
);

it.each(aboutJobs.map((template) => [template.key, template] as const))(
  '%s speaks of a job at the agency itself as ours',
  (_, template) => {
    for (const language of languages) {
      const variables = { ...sampleIn(template.sample, language), client_name: sender.siteName };
      const { subject, text } = renderMail(template, { language, variables }, sender);
      // “at Alpaca” names the employer; Alpaca as somebody else, who wants or decides, reads oddly.
      expect(`${subject}\n${text}`).not.toMatch(
        /(?<!\b(at|hos) )Alpaca (would|wants|will|has|is|vill|skickar|har|söker|gått)|as happy as|lika glada som|They want|de vill ha/,
      );
    }
  },
);

describe('input of visitors', () => {
  it('is escaped in text and attributes', () => {
    const evil = '<script>alert(1)</script>" onmouseover="x';
    const { html } = render('<p>{{ message }} <a href="{{ link }}">x</a></p>', {
      message: evil,
      link: evil,
    });
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('" onmouseover');
  });

  it('is not evaluated as a template', () => {
    const { html } = render('<p>{{ message }}</p>', { message: '{{ link }}', link: 'secret' });
    expect(html).toContain('{{ link }}');
    expect(html).not.toContain('secret');
  });

  it('keeps its line breaks in the body but not in the subject', () => {
    const { html, text, subject } = render(
      '<p>{{ message }}</p>',
      { message: 'one\ntwo' },
      'To {{ message }}',
    );
    expect(html).toContain('one<br>two');
    expect(text).toContain('one\ntwo');
    expect(subject).toBe('To one two');
  });
});

describe('a template', () => {
  it('can read only the variables it declares', () => {
    expect(() => render('{{ token }}', { token: 'secret' })).toThrow(/undefined variable/);
    expect(render('<p>{% if message %}yes{% else %}no{% endif %}</p>').html).toContain('no');
  });

  it('cannot read files or object internals, or run endless loops', () => {
    for (const evil of [
      '{% include "package.json" %}',
      '{% render "/etc/passwd" %}',
      '{% layout "x" %}',
      '{% for i in (1..100000000) %}x{% endfor %}',
      '{{ name.constructor }}',
    ]) {
      expect(() => render(evil, { name: 'x' }), evil).toThrow();
    }
  });

  it('is checked before it is saved', () => {
    const template = {
      subject: { en: 'Hi {{ nam }}', sv: 'Hej {{ name }}' },
      body: { en: '{% if name %}', sv: '{{ name | nofilter }}' },
      variables: ['name'],
    };
    const errors = validateTemplate(template, sender.siteUrl);
    expect(errors).toMatchObject([
      { language: 'en', part: 'subject', code: 'unknown_variable', detail: 'nam' },
      { language: 'en', part: 'body', code: 'unclosed' },
      { language: 'sv', part: 'body', code: 'syntax' },
    ]);
    expect(validateSyntax(template).map(({ code }) => code)).toEqual([
      'unknown_variable',
      'syntax',
      'syntax',
    ]);
  });
});

it('a custom text replaces that of the template', () => {
  const template = { subject: both('S'), body: both('<p>B</p>'), variables: [] };
  const content = {
    language: 'en',
    variables: {},
    subject: 'Mine',
    text: 'One <b>\n\nTwo',
  } as const;
  const { subject, html, text } = renderMail(template, content, sender);
  expect(subject).toBe('Mine');
  expect(html).toContain('One &lt;b&gt;');
  expect(text).toContain('One <b>\n\nTwo');
});
