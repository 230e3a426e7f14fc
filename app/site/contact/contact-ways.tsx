import type { ReactNode } from 'react';
import type { FilledMessages } from '../../i18n/messages-of.ts';
import { CompanyFacts } from '../shell/company-facts.tsx';
import { useSite } from '../shell/site-context.tsx';
import { telHref } from '../shell/tel-href.ts';
import type { ContactMessages } from './messages.en.ts';

export function ContactWays({ messages }: { messages: FilledMessages<ContactMessages['ways']> }) {
  const { contactPhone, contactEmail } = useSite();
  const link = 'font-head text-[1.5rem] font-semibold tracking-tight hover:underline break-all';
  return (
    <dl className="grid content-start gap-8">
      <Way label={messages.phone} note={messages.phoneHours}>
        <a href={telHref(contactPhone)} className={link}>
          {contactPhone}
        </a>
      </Way>
      <Way label={messages.email} note={messages.emailNote}>
        <a href={`mailto:${contactEmail}`} className={link}>
          {contactEmail}
        </a>
      </Way>
      <Way label={messages.areas} note={messages.areaNote}>
        <span className="font-head text-[1.3rem] font-semibold tracking-tight">
          {messages.areaNames}
        </span>
        <CompanyFacts className="block pt-1 text-soft" />
      </Way>
    </dl>
  );
}

type WayProps = { label: string; note: string; children: ReactNode };

function Way({ label, note, children }: WayProps) {
  return (
    <div className="border-t-4 border-apricot pt-4">
      <dt className="font-semibold text-soft">{label}</dt>
      <dd>
        {children}
        {note && <span className="block pt-1 text-soft">{note}</span>}
      </dd>
    </div>
  );
}
