import { fill, formatTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { useStaffNames } from '../kit/staff/use-staff-names.ts';
import { useMessages } from '../use-messages.ts';
import type { Conversation } from './data.ts';
import { describeSubject } from './describe.ts';

type ConversationListProps = {
  conversations: Conversation[];
  /** False if the screen names the person already. */
  withName?: boolean;
};

export function ConversationList({ conversations, withName = true }: ConversationListProps) {
  const t = useMessages('conversations');
  const language = useLanguage();
  const staff = useStaffNames();
  return (
    <ul className="-my-1 grid divide-y divide-line">
      {conversations.map((conversation) => {
        const { id, person, assignee_id: assignee } = conversation;
        const name = person.full_name || person.email || t.unnamed;
        const subject = describeSubject(conversation, language);
        const colleague = staff.find(({ value }) => value === assignee)?.label;
        const { last_mail_at: last } = conversation;
        const time = last && formatTime(new Date(last), language);
        return (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <span className="grid min-w-0 gap-0.5">
              <LocalizedLink
                to={`/admin/conversations/${id}`}
                className="truncate font-semibold underline"
              >
                {withName ? name : subject || t.section.title}
              </LocalizedLink>
              <span className="text-soft tabular-nums">
                {[withName && subject, colleague ?? t.nobody, time && fill(t.lastMail, { time })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {conversation.unread_since && <Badge tone="waiting">{t.unread}</Badge>}
          </li>
        );
      })}
    </ul>
  );
}
