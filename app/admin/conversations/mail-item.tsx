import { clsx } from 'clsx';
import { fill, formatTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { useStaffNames } from '../kit/staff/use-staff-names.ts';
import { mailTones } from '../mail/outbox/mail-columns.tsx';
import { useMailName } from '../mail/use-mail-name.ts';
import { useMessages } from '../use-messages.ts';
import { ReceivedBody } from './received-mail.tsx';
import {
  type ReceivedMail,
  type SentMail,
  subjectOfSent,
  type ThreadMail,
  textOfSent,
} from './thread-mail.ts';

type MailItemProps = {
  entry: ThreadMail;
  /** The address on file; null if there is none. */
  address: string | null;
};

/** One mail of a thread: on the left if it was received, on the right if it was sent. */
export function MailItem({ entry, address }: MailItemProps) {
  return (
    <li
      className={clsx(
        'grid gap-2 rounded-2xl border border-line p-4',
        entry.direction === 'in' ? 'bg-paper sm:mr-10' : 'bg-wool sm:ml-10',
      )}
    >
      {entry.direction === 'in' ? (
        <Received mail={entry.mail} at={entry.at} address={address} />
      ) : (
        <Sent mail={entry.mail} at={entry.at} />
      )}
    </li>
  );
}

type ReceivedProps = { mail: ReceivedMail; at: string; address: string | null };

export function Received({ mail, at, address }: ReceivedProps) {
  const t = useMessages('conversations');
  const from = mail.from_name || mail.from_email || t.unnamed;
  const isOther =
    mail.kind === 'mail' && address && mail.from_email && mail.from_email !== address.toLowerCase();
  return (
    <>
      <Head name={from} at={at} subject={mail.subject}>
        {mail.kind !== 'mail' && (
          <Badge tone={mail.kind === 'bounce' ? 'bad' : 'neutral'}>{t.kinds[mail.kind]}</Badge>
        )}
      </Head>
      {address === null && mail.from_name && mail.from_email && (
        <p className="wrap-anywhere text-soft">{mail.from_email}</p>
      )}
      {isOther && (
        <p className="text-amber">{fill(t.otherAddress, { address: mail.from_email ?? '' })}</p>
      )}
      <ReceivedBody mail={mail} />
    </>
  );
}

function Sent({ mail, at }: { mail: SentMail; at: string }) {
  const t = useMessages('conversations');
  const language = useLanguage();
  const staff = useStaffNames();
  const nameMail = useMailName();
  const author = staff.find(({ value }) => value === mail.created_by)?.label;
  return (
    <>
      <Head
        name={author ?? (mail.created_by ? t.us : t.product)}
        at={at}
        subject={subjectOfSent(mail, nameMail)}
      >
        {mail.state !== 'sent' && (
          <Badge tone={mailTones[mail.state]}>{t.states[mail.state]}</Badge>
        )}
      </Head>
      {mail.state === 'queued' && (
        <p className="text-amber">
          {fill(t.leaves, { time: formatTime(new Date(mail.send_after), language) })}
        </p>
      )}
      <p className="wrap-anywhere whitespace-pre-line">{textOfSent(mail)}</p>
      {mail.attachments.length > 0 && (
        <p className="text-soft">{mail.attachments.map(({ file_name }) => file_name).join(', ')}</p>
      )}
      <LocalizedLink
        to={`/admin/outbox/${mail.id}`}
        className="justify-self-start text-soft underline"
      >
        {mail.state === 'sent' ? t.sentMail : t.waitingMail}
      </LocalizedLink>
    </>
  );
}

type HeadProps = { name: string; at: string; subject: string | null; children?: React.ReactNode };

function Head({ name, at, subject, children }: HeadProps) {
  const language = useLanguage();
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
      <p className="grid min-w-0">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <b className="font-semibold wrap-anywhere">{name}</b>
          <time dateTime={at} className="text-soft tabular-nums">
            {formatTime(new Date(at), language)}
          </time>
        </span>
        {subject && <span className="wrap-anywhere text-soft">{subject}</span>}
      </p>
      {children}
    </div>
  );
}
