import { fill, formatTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Section } from '../kit/section.tsx';
import type { User } from './data.ts';
import type { AdminUsersMessages } from './messages.en.ts';

type FactsProps = { user: User; messages: AdminUsersMessages };

export function Facts({ user, messages }: FactsProps) {
  const language = useLanguage();
  const texts = messages.facts;
  const time = (value: string | null, otherwise: string) =>
    value ? formatTime(new Date(value), language) : otherwise;
  const facts = [
    [texts.email, user.email],
    [texts.language, messages.languages[user.language ?? 'en']],
    [texts.lastSeen, time(user.last_seen_at, messages.never)],
    [texts.created, time(user.created_at, '')],
    [texts.invitedBy, user.invited_by_name ?? texts.nobody],
    [texts.approved, time(user.approved_at, texts.notYet)],
  ] as const;

  return (
    <Section title={texts.title}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <LocalizedLink to={`/admin/audit-log?actor=${user.user_id}`} className="underline">
          {fill(texts.trail, { name: user.name })}
        </LocalizedLink>
        <LocalizedLink to={`/admin/audit-log?q=${user.user_id}`} className="underline">
          {texts.trailAbout}
        </LocalizedLink>
      </p>
    </Section>
  );
}
