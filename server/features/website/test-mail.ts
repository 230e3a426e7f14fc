import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { describeFailure } from '../../email/smtp-failure.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';

const texts = {
  en: {
    subject: 'Test message from {site}',
    text: 'This message was sent by {site} to check the mail server. If you can read it, mail works.',
  },
  sv: {
    subject: 'Testmeddelande från {site}',
    text: 'Det här meddelandet skickades av {site} för att kontrollera mejlservern. Om du kan läsa det fungerar mejlen.',
  },
};

/** Sends a message to the caller and records that the mail server accepted it. */
export const testMail = defineAction({
  name: 'test-mail',
  roles: ['admin'],
  schema: z.object({}),
  async run(_, { context }, staff) {
    const { database, goLive, site, logger } = context;
    if (!goLive.mail) throw new FunctionError('conflict');
    const { subject, text } = texts[staff.language];
    const fill = (message: string) => message.replaceAll('{site}', site.name);
    try {
      await goLive.mail.transport.send({
        messageId: `<${randomUUID()}@${new URL(site.url).hostname}>`,
        to: { name: staff.name, address: staff.email },
        subject: fill(subject),
        text: fill(text),
        html: `<p>${fill(text).replace(/[&<>]/g, '')}</p>`,
      });
    } catch (error) {
      const failure = describeFailure(error);
      logger.warn(failure, 'the mail server did not take the test message');
      return { sent: false, reason: failure.reason };
    }
    const { server } = goLive.mail;
    await database.transaction(async (query) => {
      await actAs(query, staff.identity);
      await query(sql`
        insert into public.settings (key, value)
        values ('mail_tested', jsonb_build_object('at', now(), 'server', ${server}::text))
        on conflict (key) do update set value = excluded.value`);
    });
    return { sent: true };
  },
});
