import { formatTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Section } from '../kit/section.tsx';
import { mailTones } from '../mail/outbox/mail-columns.tsx';
import { useMessages } from '../use-messages.ts';
import type { Invoice } from './data.ts';

/** The mails with the invoice. */
export function Mailed({ invoice }: { invoice: Invoice }) {
  const { mailed: t } = useMessages('invoices');
  const { states } = useMessages('outbox');
  const language = useLanguage();
  if (invoice.mails.length === 0) return null;
  return (
    <Section title={t.title}>
      <ul className="grid gap-2">
        {invoice.mails.map(({ id, to_email: email, state, created_at: at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <LocalizedLink to={`/admin/outbox/${id}`} className="break-all underline">
              {String(email)}
            </LocalizedLink>
            <span className="flex items-center gap-3 text-soft">
              {formatTime(new Date(at), language)}
              <Badge tone={mailTones[state]}>{states[state]}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
