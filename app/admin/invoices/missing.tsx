import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Section } from '../kit/section.tsx';
import { useMessages } from '../use-messages.ts';
import type { Invoice } from './data.ts';
import { useInvoiceMail } from './use-invoice-mail.ts';

/** Names the facts of the seller that a draft lacks, and where they are set. */
export function Missing({ invoice }: { invoice: Invoice }) {
  const { missing: t } = useMessages('invoices');
  const isDraft = invoice.state === 'draft';
  const { data } = useInvoiceMail(invoice.id, isDraft);
  if (!isDraft || !data?.missing.length) return null;
  return (
    <Section title={t.title} text={t.text}>
      <ul className="grid gap-2.5 rounded-compact bg-amber-soft px-4 py-3 text-amber">
        {data.missing.map((fact) => (
          <li key={fact} className="grid">
            <b className="font-semibold">{t.facts[fact]}</b>
            {fact === 'vat_number' || fact === 'account' ? (
              <span>{t.onServer[fact]}</span>
            ) : (
              <LocalizedLink
                to="/admin/website/company"
                className="justify-self-start underline underline-offset-4 hover:no-underline"
              >
                {t.company}
              </LocalizedLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
