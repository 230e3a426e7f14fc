import { queryKeys } from '../../../backend/query-keys.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { describeAge } from '../../applications/describe.ts';
import { listUnread } from '../../conversations/data.ts';
import { describeSubject } from '../../conversations/describe.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import { Part } from './part.tsx';

const maxShown = 5;

/** The user's conversations with unread mail, the longest waiting first. Snoozed ones are left out. */
export function Replies() {
  const { myDay: t } = useMessages('dashboard');
  const { unnamed } = useMessages('conversations');
  const language = useLanguage();
  const { userId } = useStaff();
  const { data: unread, isError } = useLiveTables({
    queryKey: [...queryKeys.table('conversations'), 'unread', userId],
    queryFn: (client) => listUnread(client, userId, maxShown),
    follow: [{ table: 'conversations', filter: `assignee_id=eq.${userId}` }],
  });
  return (
    <Part title={t.replies} count={unread?.count} isError={isError} empty={t.noReplies}>
      {unread && unread.count > 0 && (
        <ul className="grid divide-y divide-line">
          {unread.rows.map(({ id, person, unread_since: since, ...conversation }) => (
            <li key={id} className="grid py-2.5">
              <LocalizedLink
                to={`/admin/conversations/${id}`}
                className="font-semibold underline decoration-transparent underline-offset-4 wrap-anywhere hover:decoration-current"
              >
                {person.full_name || person.email || unnamed}
              </LocalizedLink>
              <span className="text-soft">
                {[
                  describeSubject(conversation, language),
                  since && fill(t.waiting, { time: describeAge(since, language) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {unread && unread.count > unread.rows.length && (
        <LocalizedLink
          to="/admin/conversations"
          className="min-h-9 content-center justify-self-start font-semibold text-primary underline underline-offset-4"
        >
          {t.allReplies}
        </LocalizedLink>
      )}
    </Part>
  );
}
