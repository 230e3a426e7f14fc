import { fill, formatDay } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { useMessages } from '../../use-messages.ts';
import type { DuplicateSide } from '../data/duplicates.ts';

/** One of two records that may belong to the same person. */
export function RecordSummary({ person }: { person: DuplicateSide }) {
  const { pairs: messages, unnamed } = useMessages('people');
  const language = useLanguage();
  const count = person.applications[0]?.count ?? 0;
  const applications = formatPlural(messages.applications, count, language);
  const active = fill(messages.active, {
    date: formatDay(new Date(person.last_activity_at), language),
  });

  return (
    <div className="grid content-start gap-0.5">
      <LocalizedLink
        to={`/admin/applicants/${person.id}`}
        className="justify-self-start text-base wrap-anywhere font-semibold underline decoration-line underline-offset-4 hover:decoration-current"
      >
        {person.full_name || unnamed}
      </LocalizedLink>
      {[person.email, person.phone, person.linkedin_url, person.location]
        .filter(Boolean)
        .map((line) => (
          <span key={String(line)} className="wrap-anywhere">
            {String(line)}
          </span>
        ))}
      <span className="text-soft tabular-nums">
        {applications} · {active}
      </span>
    </div>
  );
}
