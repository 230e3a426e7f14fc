import { formatTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { Fact, Facts } from '../kit/screens/facts.tsx';
import { Section } from '../kit/screens/section.tsx';
import type { Lead } from './data.ts';
import type { AdminWaitingListMessages } from './messages.en.ts';

type LeadDetailsProps = { lead: Lead; messages: AdminWaitingListMessages };

export function LeadDetails({ lead, messages }: LeadDetailsProps) {
  const language = useLanguage();
  const t = messages.lead;
  const { person } = lead;
  const none = <span className="text-soft">{t.none}</span>;

  return (
    <Section title={t.details}>
      <Facts>
        <Fact label={t.person}>
          {person.full_name || messages.unnamed}
          {' · '}
          <LocalizedLink to={`/admin/applicants/${lead.person_id}`} className="underline">
            {t.personLink}
          </LocalizedLink>
        </Fact>
        <Fact label={t.email}>
          {person.email ? (
            <a className="underline" href={`mailto:${person.email}`}>
              <EmailText email={person.email} />
            </a>
          ) : (
            none
          )}
        </Fact>
        <Fact label={t.phone}>
          {person.phone ? (
            <a className="underline tabular-nums" href={`tel:${person.phone}`}>
              {person.phone}
            </a>
          ) : (
            none
          )}
        </Fact>
        <Fact label={t.language}>{t.languages[lead.language]}</Fact>
        <Fact label={t.source}>{messages.sources[lead.source]}</Fact>
        <Fact label={t.created}>{formatTime(new Date(lead.created_at), language)}</Fact>
        <Fact label={t.plan}>{lead.plan ? messages.plans[lead.plan] : none}</Fact>
        <Fact label={t.roles}>{lead.roles_to_fill || none}</Fact>
        <Fact label={t.message}>
          {lead.message ? <p className="whitespace-pre-line">{lead.message}</p> : none}
        </Fact>
      </Facts>
    </Section>
  );
}
