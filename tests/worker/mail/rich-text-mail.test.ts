import { expect, it } from 'vitest';
import { prepareConversations } from './prepare-conversations.ts';

const { server, rows, mailServer, application, deliver, receivePortfolio } = prepareConversations();

it('sends rich text and documents of the person as they are, from the colleague', async () => {
  await receivePortfolio();
  const [document] = await rows(`select id from documents where file_name = 'Portfolio.pdf'`);
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const call = {
    template: 'application_message',
    application_id: application.id,
    subject: 'Your portfolio',
    body: { type: 'doc', content: [paragraph('Hi Sami & all,'), paragraph('See below.')] },
    documents: [document.id],
  };
  const key = () => ({ 'idempotency-key': crypto.randomUUID() });
  const other = { ...call, documents: [crypto.randomUUID()] };
  expect(await server.invoke('send-mail', other, { as: 'rasmus', headers: key() })).toMatchObject({
    status: 404,
  });
  const sent = await server.invoke('send-mail', call, { as: 'rasmus', headers: key() });
  expect(await deliver(sent.data.id)).toBe('sent');
  const mail = mailServer.to('sami@people.example').at(-1);
  expect(mail?.html).toMatch(/<p[^>]*>Hi Sami &amp; all,<\/p>/);
  expect(mail?.html).not.toContain('Open your page');
  expect(mail?.text).toContain('Hi Sami & all,\n\nSee below.');
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['Portfolio.pdf']);
});
