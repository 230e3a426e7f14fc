import { applicationPath } from '../../../../domain/applications/application-path.ts';
import type { Language } from '../../../../domain/language.ts';
import { fillAny } from '../../../i18n/fill-any.ts';
import { fill, formatTime } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { RecordScreen } from '../../kit/screens/record-screen.tsx';
import { RoleGate } from '../../kit/screens/role-gate.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useStaffNames } from '../../kit/staff/use-staff-names.ts';
import { useMessages } from '../../use-messages.ts';
import { useMailName } from '../use-mail-name.ts';
import type { Route } from './+types/mail.ts';
import { findMail, type Mail, type MailEnd } from './data.ts';
import { describeMailError } from './describe-mail-error.ts';
import { describeStage, MailActions } from './mail-actions.tsx';
import { mailTones } from './mail-columns.tsx';
import { MailFrame } from './mail-frame.tsx';
import type { AdminOutboxMessages } from './messages.en.ts';

export default function MailScreen({ params: { mailId: id } }: Route.ComponentProps) {
  const messages = useMessages('outbox');
  const nameMail = useMailName();
  return (
    <RoleGate allows="recruiters" messages={messages}>
      <RecordScreen
        id={id}
        table="outbox"
        follow={{ outbox: 'id' }}
        find={findMail}
        list="/admin/outbox"
        messages={messages}
        title={({ subject, template_key }) => subject ?? nameMail(template_key)}
      >
        {(mail) => (
          <div className="grid max-w-6xl items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
            <About mail={mail} messages={messages} />
            <MailFrame mail={mail} messages={messages.mail} />
          </div>
        )}
      </RecordScreen>
    </RoleGate>
  );
}

type AboutProps = { mail: Mail; messages: AdminOutboxMessages };

function About({ mail, messages }: AboutProps) {
  const language = useLanguage();
  const nameMail = useMailName();
  const { mail: t } = messages;
  const { state } = mail;
  const facts = [
    [t.to, mail.to_name ? `${mail.to_name}, ${mail.to_email}` : mail.to_email],
    [t.kind, nameMail(mail.template_key)],
    [t.language, messages.languages[mail.language]],
    [t.created, formatTime(new Date(mail.created_at), language)],
    [t.attempts, String(mail.attempts)],
  ] as const;

  return (
    <Section
      title={t.about}
      actions={<Badge tone={mailTones[state]}>{messages.states[state]}</Badge>}
    >
      <p>{stateText(mail, messages, language)}</p>
      {mail.last_error && (
        <div className="rounded-lg bg-lingon-soft p-3 text-lingon">
          <b className="block font-semibold">{hasLeft(mail) ? t.builtIn : t.error}</b>
          <span className="wrap-anywhere">{describeMailError(mail.last_error, messages)}</span>
        </div>
      )}
      {mail.ended && !isSent(mail) && (
        <EndedNotice mail={mail} ended={mail.ended} messages={messages} />
      )}
      <MailActions mail={mail} messages={messages} />
      <dl className="grid gap-2">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-[.8125rem] text-soft">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {mail.person_id && (
        <LocalizedLink to={`/admin/applicants/${mail.person_id}`} className="underline">
          {t.person}
        </LocalizedLink>
      )}
    </Section>
  );
}

const isSent = ({ state }: Mail) => state === 'sent' || state === 'sending';

/** A sent mail with an error was sent with the built-in text. */
const hasLeft = ({ state }: Mail) => state === 'sent' || state === 'kept';

function stateText(mail: Mail, messages: AdminOutboxMessages, language: Language) {
  const say = (value: string) => formatTime(new Date(value), language);
  const { stateDescriptions: t } = messages;
  const { state, attempts, send_after, sent_at } = mail;
  if (state === 'queued') {
    return fill(attempts > 0 ? t.waiting : t.queued, { time: say(send_after) });
  }
  if (state === 'failed') {
    return formatPlural(t.failed, Math.max(attempts, 1), language);
  }
  if (state === 'cancelled' && mail.ended) return t.ended;
  return fillAny(t[state], { time: sent_at ? say(sent_at) : '' });
}

type EndedNoticeProps = { mail: Mail; ended: MailEnd; messages: AdminOutboxMessages };

/** Shows why a mail can no longer be sent and in which stage its applicant is. */
function EndedNotice({ mail, ended, messages }: EndedNoticeProps) {
  const language = useLanguage();
  const staff = useStaffNames();
  const { ended: t } = messages;
  const name = staff.find(({ value }) => value === ended.by)?.label;
  const stage = ended.stage ? t.stages[ended.stage] : '';
  const time = formatTime(new Date(ended.at), language);

  return (
    <div role="note" className="grid gap-1.5 rounded-lg bg-page p-3">
      <p>{fillAny(t.because[ended.because], { stage })}</p>
      <p className="text-soft">{name ? fill(t.byNameAtTime, { name, time }) : time}</p>
      {mail.application && <p>{describeStage(mail.application, messages)}</p>}
      <p className="text-soft">{t.final}</p>
      {mail.application && (
        <LocalizedLink to={applicationPath(mail.application.id)} className="underline">
          {t.application}
        </LocalizedLink>
      )}
    </div>
  );
}
