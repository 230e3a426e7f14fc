import type { SellerFact } from '../../../../domain/invoices/parties.ts';
import { fill } from '../../../i18n/format.ts';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useMessages } from '../../use-messages.ts';
import type { Invoice } from '../data.ts';
import { useInvoiceMail } from './use-invoice-mail.ts';

const linkClass = 'justify-self-start underline underline-offset-4 hover:no-underline';

/** Names the facts of the seller and of the client that a draft lacks, and where they are set. */
export function MissingDetails({ invoice }: { invoice: Invoice }) {
  const { missing: t } = useMessages('invoices');
  const isDraft = invoice.state === 'draft';
  const { data } = useInvoiceMail(invoice.id, { enabled: isDraft });
  if (!isDraft || !data) return null;
  return (
    <>
      {!data.is_billable && (
        <Section title={t.client.title} text={t.client.text}>
          <LocalizedLink to={`/admin/clients/${invoice.client_id}`} className={linkClass}>
            {fill(t.client.open, { client: invoice.client.name })}
          </LocalizedLink>
        </Section>
      )}
      {data.missing.length > 0 && <SellerFacts facts={data.missing} />}
    </>
  );
}

function SellerFacts({ facts }: { facts: SellerFact[] }) {
  const { missing: t } = useMessages('invoices');
  return (
    <Section title={t.title} text={t.text}>
      <ul className="grid gap-2.5 rounded-compact bg-amber-soft px-4 py-3 text-amber">
        {facts.map((fact) => (
          <li key={fact} className="grid">
            <b className="font-semibold">{t.facts[fact]}</b>
            {fact in t.onServer ? (
              <span>{t.onServer[fact as keyof typeof t.onServer]}</span>
            ) : (
              <LocalizedLink to="/admin/website/company" className={linkClass}>
                {t.company}
              </LocalizedLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
