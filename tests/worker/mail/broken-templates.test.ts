import { describe, expect, it } from 'vitest';
import type { AnyRow } from '../../fixtures/any-row.ts';
import { prepareMail } from './prepare-mail.ts';

const { sending, server, queue, untilState } = prepareMail();

describe('a template that cannot be rendered', () => {
  it('sends the built-in text if the edited template cannot be rendered, and records why', async () => {
    await server.database.query(
      'alter table public.email_templates disable trigger check_template',
    );
    await server.database.query(
      `update public.email_templates set body = jsonb_set(body, '{sv}', '"{{ nobody }}"') where key = 'candidate_welcome'`,
    );
    await server.database.query('alter table public.email_templates enable trigger check_template');
    const to = 'broken@people.example';
    const mail = await untilState(await queue(to, { template: 'candidate_welcome' }), 'sent');
    expect(mail.last_error).toContain('template: undefined variable: nobody');
    const [{ subject }] = (
      await server.database.query<AnyRow>(
        `select default_subject ->> 'sv' as subject from public.email_templates where key = 'candidate_welcome'`,
      )
    ).rows;
    expect(sending.mailServer.to(to)[0]?.subject).toBe(
      subject.replace('{{ site_name }}', 'Alpaca'),
    );
  });

  it('sends the built-in text if the edited one lacks the link for which the mail is sent', async () => {
    await server.database.query(
      `update public.email_templates set body = '{"en": "<p>Hi</p>", "sv": "<p>Hej</p>"}' where key = 'person_link'`,
    );
    const to = 'without-link@people.example';
    const mail = await untilState(await queue(to), 'sent');
    expect(mail.last_error).toBe('template: the link or the code is missing');
    expect(sending.mailServer.to(to)[0]?.text).toContain('https://alpaca.example/me/key');
  });

  it('marks a mail as failed if not even the built-in text renders', async () => {
    await server.database.query(
      `update public.email_templates set default_body = '{"en": "{{ nobody }}", "sv": "{{ nobody }}"}' where key = 'candidate_welcome'`,
    );
    const to = 'hopeless@people.example';
    const mail = await untilState(await queue(to, { template: 'candidate_welcome' }), 'failed');
    expect(mail.last_error).toContain('template');
  });
});
