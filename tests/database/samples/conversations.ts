import { cast } from '../../fixtures/cast.ts';
import { bothDocuments, hash, id, type Samples, sami } from './sample.ts';

const [conversation, aboutBilling] = [id(141), id(142)];
const [unassigned, reply, billingReply] = [id(143), id(144), id(145)];

const mail = (key: string, conversation_id: string | null) => ({
  id: key,
  conversation_id,
  message_id: key,
  subject: 'Hello',
});

const attachment = (mail_id: string) => ({
  mail_id,
  path: `${mail_id}.pdf`,
  file_name: 'portfolio.pdf',
  mime_type: 'application/pdf',
  size_bytes: 1000,
  sha256: hash('f'),
});

const template = (owner_id: string, is_shared: boolean) => ({
  owner_id,
  is_shared,
  name: 'Hello',
  body: bothDocuments('Hello'),
});

export const conversations: Samples = {
  message_templates: {
    rows: [cast.rasmus.id, cast.astrid.id].flatMap((owner) => [
      template(owner, false),
      template(owner, true),
    ]),
    fresh: { name: 'New', body: bothDocuments('New') },
    own: 'owner_id',
    touch: 'name',
  },
  staff_signatures: {
    rows: [{ user_id: cast.rasmus.id, body: bothDocuments('Rasmus') }],
    fresh: { body: bothDocuments('Regards') },
    own: 'user_id',
    touch: 'body',
  },
  conversations: {
    rows: [
      { id: conversation, person_id: sami },
      { id: aboutBilling, person_id: sami, concerns_billing: true },
    ],
    fresh: { person_id: sami },
    touch: 'snoozed_until',
  },
  inbox: {
    rows: [mail(unassigned, null), mail(reply, conversation), mail(billingReply, aboutBilling)],
    fresh: mail(id(146), null),
    touch: 'subject',
  },
  inbox_attachments: {
    rows: [unassigned, reply, billingReply].map(attachment),
    fresh: { ...attachment(reply), path: 'another.pdf' },
    touch: 'file_name',
  },
};
