import { fill, formatDay, formatMoney } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { freelancerTones } from '../../freelancers/freelancer-columns.tsx';
import { Fact, Facts } from '../../kit/screens/facts.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useMessages } from '../../use-messages.ts';
import type { Person } from '../data/people.ts';
import { JobActions } from '../proposals/job-actions.tsx';

const stateTones = { active: 'good', paused: 'waiting', left: 'bad' } as const;

/** The roles of the person other than applicant. */
export function Profile({ person }: { person: Person }) {
  const people = useMessages('people');
  const freelancers = useMessages('freelancers');
  const language = useLanguage();
  const { candidates: candidate, freelancers: freelancer, waiting_list: leads } = person;
  return (
    <>
      {candidate && <CandidateProfile person={person} candidate={candidate} />}
      {freelancer && (
        <Section
          title={people.profile.freelancer}
          actions={
            <LocalizedLink
              to={`/admin/freelancers/${person.id}`}
              className={buttonClass({ variant: 'paper', size: 'compact' })}
            >
              {people.profile.openFreelancer}
            </LocalizedLink>
          }
        >
          <Facts>
            <Fact label={people.profile.skills}>{freelancer.skills.join(', ')}</Fact>
            {freelancer.day_rate !== null && (
              <Fact label={people.profile.rate}>
                {formatMoney(freelancer.day_rate, freelancer.currency, language)}
              </Fact>
            )}
            <Fact label={freelancers.columns.state}>
              <Badge tone={freelancerTones[freelancer.state]} className="px-2.5 text-xs">
                {freelancers.states[freelancer.state]}
              </Badge>
            </Fact>
          </Facts>
        </Section>
      )}
      <ContactOf contacts={person.client_contacts} />
      {leads.length > 0 && (
        <Section title={people.profile.lead}>
          <ul className="grid gap-1.5">
            {leads.map((lead) => (
              <li key={lead.id} className="flex justify-between gap-4">
                <LocalizedLink to={`/admin/waiting-list/${lead.id}`} className="underline">
                  {lead.company}
                </LocalizedLink>
                <span className="text-soft tabular-nums">
                  {formatDay(new Date(lead.created_at), language)}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** The clients at which the person is a contact. */
function ContactOf({ contacts }: { contacts: Person['client_contacts'] }) {
  const people = useMessages('people');
  if (contacts.length === 0) return null;
  return (
    <Section title={people.profile.contact}>
      <ul className="grid gap-1.5">
        {contacts.map(({ title, client }) => (
          <li key={client.id} className="flex justify-between gap-4">
            <LocalizedLink to={`/admin/clients/${client.id}`} className="underline">
              {client.name}
            </LocalizedLink>
            <span className="text-soft">{title}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type CandidateProfileProps = { person: Person; candidate: NonNullable<Person['candidates']> };

function CandidateProfile({ person, candidate }: CandidateProfileProps) {
  const people = useMessages('people');
  const choiceLabels = useMessages('jobChoices');
  const { profile } = people;
  const language = useLanguage();
  const day = (value: string) => formatDay(new Date(value), language);
  const experience = [
    candidate.seniority && choiceLabels.seniority[candidate.seniority],
    candidate.years_of_experience !== null &&
      formatPlural(profile.years, candidate.years_of_experience, language),
  ];
  const places = [
    ...candidate.locations,
    candidate.remote && choiceLabels.remote[candidate.remote],
  ];

  return (
    <Section title={profile.title} actions={<JobActions person={person} />}>
      {candidate.state === 'paused' && <p className="text-soft">{profile.paused}</p>}
      {candidate.summary && <p className="max-w-[70ch] whitespace-pre-line">{candidate.summary}</p>}
      <Facts>
        <Fact label={profile.skills}>
          <span className="flex flex-wrap gap-1">
            {candidate.skills.map((skill) => (
              <Badge key={skill} className="px-2.5 text-xs">
                {skill}
              </Badge>
            ))}
          </span>
        </Fact>
        <Fact label={profile.experience}>{experience.filter(Boolean).join(', ')}</Fact>
        <Fact label={profile.fields}>
          {candidate.fields.map((field) => choiceLabels.field[field]).join(', ')}
        </Fact>
        <Fact label={profile.places}>{places.filter(Boolean).join(', ')}</Fact>
        <Fact label={profile.available}>
          {candidate.available_from &&
          candidate.available_from > new Date().toISOString().slice(0, 10)
            ? fill(profile.availableFrom, { date: day(candidate.available_from) })
            : profile.availableNow}
        </Fact>
        <Fact label={profile.consentUntil}>
          <span className="flex flex-wrap items-center gap-2 tabular-nums">
            {day(candidate.consent_expires_at)}
            <Badge tone={stateTones[candidate.state]} className="px-2.5 text-xs">
              {profile.states[candidate.state]}
            </Badge>
            {candidate.renewal_mailed_at && (
              <span className="text-soft">
                {fill(profile.asked, { date: day(candidate.renewal_mailed_at) })}
              </span>
            )}
          </span>
        </Fact>
      </Facts>
    </Section>
  );
}
