import { expect } from 'vitest';
import { renderCvPdf } from '../../../database/seed/people/cv-pdf.ts';
import { deliverMail } from '../../../server/email/deliver.ts';
import { rawMail } from '../../fixtures/mail/raw-mail.ts';
import { prepareReceivedMail } from './prepare-received-mail.ts';

/** Mails that a recruiter sends to an applicant, and their arrival. */
export function prepareConversations() {
  const { server, rows, asStaff, mailServer, application, context, arrive, find } =
    prepareReceivedMail();

  /** Sends a mail of the outbox now. */
  async function deliver(id: unknown): Promise<string> {
    await rows('update outbox set send_after = now() where id = $1', [id]);
    return deliverMail(context.mailer, String(id));
  }

  /** Sends a mail as a recruiter; returns it as the applicant gets it. */
  async function write(text: string) {
    const sent = await server.invoke(
      'send-mail',
      { template: 'application_message', message: text, application_id: application.id },
      { as: 'rasmus', headers: { 'idempotency-key': crypto.randomUUID() } },
    );
    expect(sent.status).toBe(200);
    expect(await deliver(sent.data.id)).toBe('sent');
    const mail = mailServer.to('sami@people.example').at(-1);
    return {
      id: String(sent.data.id),
      messageId: mail?.messageId?.replace(/[<>]/g, '') ?? '',
      replyTo: mail?.replyTo?.[0]?.address ?? '',
      mail,
    };
  }

  /** Lets the applicant answer with a document. */
  async function receivePortfolio(): Promise<void> {
    const { replyTo } = await write('Are you free on Tuesday?');
    const bytes = renderCvPdf('Sami Sample');
    const files = [{ name: 'Portfolio.pdf', type: 'application/pdf', bytes }];
    await arrive(rawMail({ to: replyTo, messageId: 'answer@x', files }), [replyTo]);
  }

  return {
    receivePortfolio,
    server,
    rows,
    asStaff,
    mailServer,
    application,
    arrive,
    find,
    deliver,
    write,
  };
}
