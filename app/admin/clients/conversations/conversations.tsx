import { useState } from 'react';
import { queryKeys } from '../../../backend/query-keys.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { fill, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useStaffNames } from '../../kit/staff/use-staff-names.ts';
import { TextButton } from '../../kit/text-button.tsx';
import { mailTones } from '../../mail/outbox/mail-columns.tsx';
import { useMailName } from '../../mail/use-mail-name.ts';
import { useMessages } from '../../use-messages.ts';
import type { Client } from '../data/client.ts';
import { type ClientMail, listClientMails } from '../data/mails.ts';
import { WriteDialog } from './write-dialog.tsx';

const conversationsPerStep = 5;

/** The mails to the contacts of a client, and the way to write to one. */
export function Conversations({ client }: { client: Client }) {
  const { conversations: t } = useMessages('clientEvents');
  const [shownCount, setShownCount] = useState(conversationsPerStep);
  const [isWriting, setWriting] = useState(false);
  const { data: mails } = useLiveTables({
    queryKey: [...queryKeys.row('clients', client.id), 'mails', shownCount],
    queryFn: (backend) => listClientMails(backend, client.id, shownCount + 1),
    follow: [{ table: 'outbox', filter: `client_id=eq.${client.id}` }],
  });
  const canWrite = client.contacts.some(({ person }) => person.email);

  return (
    <Section
      title={t.title}
      text={t.text}
      actions={
        canWrite && (
          <Button variant="paper" size="compact" onClick={() => setWriting(true)}>
            {t.write}
          </Button>
        )
      }
    >
      {mails?.length === 0 && <p className="text-soft">{canWrite ? t.none : t.noContact}</p>}
      <ul className="-my-1 grid divide-y divide-line empty:hidden">
        {mails?.slice(0, shownCount).map((mail) => (
          <MailRow key={mail.id} mail={mail} />
        ))}
      </ul>
      {mails && mails.length > shownCount && (
        <TextButton onClick={() => setShownCount(shownCount + conversationsPerStep * 4)}>
          {t.more}
        </TextButton>
      )}
      {isWriting && <WriteDialog client={client} onClose={() => setWriting(false)} />}
    </Section>
  );
}

function MailRow({ mail }: { mail: ClientMail }) {
  const { conversations: t } = useMessages('clientEvents');
  const { states } = useMessages('outbox');
  const language = useLanguage();
  const nameMail = useMailName();
  const staff = useStaffNames();
  const sender = staff.find(({ value }) => value === mail.created_by)?.label;
  const facts = [
    mail.to_name || mail.to_email,
    sender && fill(t.fromSender, { name: sender }),
    formatTime(new Date(mail.created_at), language),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="grid min-w-0 gap-0.5">
        <LocalizedLink
          to={`/admin/outbox/${mail.id}`}
          className="justify-self-start font-semibold wrap-anywhere underline"
        >
          {mail.subject ?? nameMail(mail.template_key)}
        </LocalizedLink>
        <span className="text-soft">{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <Badge tone={mailTones[mail.state]}>{states[mail.state]}</Badge>
    </li>
  );
}
