import { afterAll, beforeAll } from 'vitest';
import { deliverMail, type Mailer } from '../../../server/email/deliver.ts';
import type { AnyRow } from '../../fixtures/any-row.ts';
import { siteUrl } from '../../fixtures/functions-server.ts';
import { type MailServer, startMailServer } from '../../fixtures/mail/mail-server.ts';
import { tokenIn } from '../../fixtures/mail/token-in.ts';
import { linksIn } from '../../fixtures/mail/unsent-mail.ts';
import { createPeople } from '../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';
import { jobContext } from '../../fixtures/worker.ts';

/** Sent mails, and the links in them. */
export function prepareMailLinks() {
  const mailing = {} as { mailServer: MailServer; mailer: Mailer };
  const { server, asStaff } = prepareFunctionsServer({ withQuestions: false });
  const rejectFirst = new Set<string>();
  const { rows, createApplicant } = createPeople(server);

  beforeAll(async () => {
    mailing.mailServer = await startMailServer({
      onRcptTo: ({ address }, _, callback) =>
        rejectFirst.delete(address)
          ? callback(Object.assign(new Error('Later'), { responseCode: 451 }))
          : callback(),
    });
    ({ mailer: mailing.mailer } = await jobContext({ ...server, smtpUrl: mailing.mailServer.url }));
  });
  afterAll(() => mailing.mailServer?.stop());

  const newest = async (email: string) =>
    (
      await rows('select * from outbox where to_email = $1 order by created_at desc limit 1', [
        email,
      ])
    )[0];

  const queueAgain = (id: string) =>
    server.database.query<AnyRow>(
      `update outbox set state = 'queued', send_after = now() where id = $1`,
      [id],
    );

  const show = (token: string | undefined) => server.invoke('person', { action: 'show', token });

  async function linkSentTo(email: string): Promise<string> {
    const { id } = await newest(email);
    await deliverMail(mailing.mailer, id);
    return linkIn(email);
  }

  const linkIn = (email: string) =>
    linksIn(mailing.mailServer.to(email).at(-1)?.text ?? '', siteUrl)[0] ?? '';
  const tokenSentTo = (email: string) => tokenIn(linkIn(email));

  return {
    mailing,
    server,
    asStaff,
    rejectFirst,
    rows,
    createApplicant,
    newest,
    queueAgain,
    show,
    linkSentTo,
    linkIn,
    tokenSentTo,
  };
}
