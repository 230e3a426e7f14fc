import { fill, formatTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Fact, Facts } from '../kit/screens/facts.tsx';
import { Section } from '../kit/screens/section.tsx';
import type { User } from './data.ts';
import type { AdminUsersMessages } from './messages.en.ts';

type UserFactsProps = { user: User; messages: AdminUsersMessages };

export function UserFacts({ user, messages }: UserFactsProps) {
  const language = useLanguage();
  const t = messages.facts;
  const formatTimeOr = (value: string | null, otherwise: string) =>
    value ? formatTime(new Date(value), language) : otherwise;
  const facts = [
    [t.email, user.email],
    [t.language, messages.languages[user.language ?? 'en']],
    [t.lastSeen, formatTimeOr(user.last_seen_at, messages.never)],
    [t.created, formatTimeOr(user.created_at, '')],
    [t.invitedBy, user.invited_by_name ?? t.nobody],
    [t.approved, formatTimeOr(user.approved_at, t.notYet)],
  ] as const;

  return (
    <Section title={t.title}>
      <Facts>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <LocalizedLink to={`/admin/audit-log?actor=${user.user_id}`} className="underline">
          {fill(t.auditLogBy, { name: user.name })}
        </LocalizedLink>
        <LocalizedLink to={`/admin/audit-log?q=${user.user_id}`} className="underline">
          {t.auditLogAbout}
        </LocalizedLink>
      </p>
    </Section>
  );
}
