import { fillAny } from '../../../i18n/fill-any.ts';
import { fill, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { useStaffNames } from '../../kit/use-staff-names.ts';
import type { Mail, MailEnd } from './data.ts';
import { describeStage } from './mail-actions.tsx';
import type { AdminOutboxMessages } from './messages.en.ts';

type EndedNoticeProps = { mail: Mail; ended: MailEnd; messages: AdminOutboxMessages };

/** Says why a mail can no longer be sent and in which stage its applicant is. */
export function EndedNotice({ mail, ended, messages }: EndedNoticeProps) {
  const language = useLanguage();
  const staff = useStaffNames();
  const { ended: texts } = messages;
  const name = staff.find(({ value }) => value === ended.by)?.label;
  const stage = ended.stage ? texts.stages[ended.stage] : '';
  const time = formatTime(new Date(ended.at), language);

  return (
    <div role="note" className="grid gap-1.5 rounded-lg bg-page p-3">
      <p>{fillAny(texts.because[ended.because], { stage })}</p>
      <p className="text-soft">{name ? fill(texts.by, { name, time }) : time}</p>
      {mail.application && <p>{describeStage(mail.application, messages)}</p>}
      <p className="text-soft">{texts.final}</p>
      {mail.application && (
        <LocalizedLink
          to={`/admin/job-applications?application=${mail.application.id}`}
          className="underline"
        >
          {texts.application}
        </LocalizedLink>
      )}
    </div>
  );
}
