import { expect } from 'vitest';
import { storeArrived } from '../../../server/inbound/store-arrived.ts';
import { receiveMailTask } from '../../../server/worker/mail/receive-mail.ts';
import { applicationForm } from '../../fixtures/applications.ts';
import { type MailServer, startMailServer } from '../../fixtures/mail/mail-server.ts';
import { prepare } from '../../fixtures/prepare.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';
import { jobContext } from '../../fixtures/worker.ts';

export const inbox = 'replies@alpaca.example';

/** Sami, who has applied, and a worker that receives mail. */
export function prepareReceivedMail() {
  const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
  const mailServer: MailServer = prepare(startMailServer, ({ stop }) => stop());
  const application = prepare(
    async () => {
      await server.post('apply', { method: 'POST', body: applicationForm() });
      const [{ id, person_id }] = await rows('select id, person_id from applications');
      return { id: String(id), person_id: String(person_id) };
    },
    async () => undefined,
  );
  const context = prepare(
    () => jobContext({ ...server, smtpUrl: mailServer.url, inboundAddress: inbox }),
    async () => undefined,
  );

  /** Lets a mail arrive, and receives it. */
  async function arrive(raw: Buffer, recipients: string[] = [inbox]): Promise<void> {
    await storeArrived(server.database, { sender: 'sami@people.example', recipients, raw });
    const arrived = await rows('select id from private.arrived_mail');
    for (const { id } of arrived) await receiveMailTask(context, { id }, async () => undefined);
    expect(await rows('select from private.arrived_mail')).toEqual([]);
  }

  const find = async (messageId: string) =>
    (await rows('select * from inbox where message_id = $1', [messageId]))[0];

  return { server, rows, asStaff, mailServer, application, context, arrive, find };
}
