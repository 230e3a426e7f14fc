import { type ReactNode, useState } from 'react';
import { fill, formatDay, formatMoney } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import type { UndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { Fact, Facts } from '../kit/screens/facts.tsx';
import { Section } from '../kit/screens/section.tsx';
import { useMessages } from '../use-messages.ts';
import type { Freelancer } from './data.ts';
import type { AdminFreelancersMessages } from './messages.en.ts';
import { ProfileForm } from './profile-form.tsx';

type FreelancerProfileProps = {
  freelancer: Freelancer;
  mutate: UndoableMutation;
  messages: AdminFreelancersMessages;
};

export function FreelancerProfile({ freelancer, mutate, messages }: FreelancerProfileProps) {
  const [isEditing, setEditing] = useState(false);
  const { profile } = messages;
  const edit = (
    <Button variant="paper" size="compact" onClick={() => setEditing(true)}>
      {profile.edit}
    </Button>
  );
  return (
    <Section title={profile.title} actions={!isEditing && edit}>
      {isEditing ? (
        <ProfileForm
          freelancer={freelancer}
          mutate={mutate}
          messages={messages}
          onDone={() => setEditing(false)}
        />
      ) : (
        <ProfileFacts freelancer={freelancer} messages={messages} />
      )}
    </Section>
  );
}

type ProfileFactsProps = Omit<FreelancerProfileProps, 'mutate'>;

function ProfileFacts({ freelancer, messages: { profile } }: ProfileFactsProps) {
  const language = useLanguage();
  const choiceLabels = useMessages('jobChoices');
  const { person } = freelancer;
  const none = <span className="text-soft">{profile.none}</span>;
  const day = (value: string) => formatDay(new Date(value), language);
  const rate =
    freelancer.day_rate &&
    fill(profile.aDay, {
      amount: formatMoney(freelancer.day_rate, freelancer.currency, language),
    });

  return (
    <Facts>
      <Fact label={profile.headline}>{person.headline || none}</Fact>
      <Fact label={profile.skills}>
        {freelancer.skills.length === 0 ? (
          none
        ) : (
          <ul className="flex flex-wrap gap-1.5">
            {freelancer.skills.map((skill) => (
              <li key={skill}>
                <Badge>{skill}</Badge>
              </li>
            ))}
          </ul>
        )}
      </Fact>
      <Fact label={profile.rate}>{rate || none}</Fact>
      <Fact label={profile.seniority}>
        {freelancer.seniority ? choiceLabels.seniority[freelancer.seniority] : none}
      </Fact>
      <Fact label={profile.fields}>
        {freelancer.fields.map((field) => choiceLabels.field[field]).join(', ') || none}
      </Fact>
      <Fact label={profile.remote}>
        {freelancer.remote ? choiceLabels.remote[freelancer.remote] : none}
      </Fact>
      <Fact label={profile.portfolio}>{renderExternalLink(freelancer.portfolio_url) ?? none}</Fact>
      <Fact label={profile.linkedin}>{renderExternalLink(person.linkedin_url) ?? none}</Fact>
      <Fact label={profile.email}>
        {person.email ? (
          <a className="underline" href={`mailto:${person.email}`}>
            <EmailText email={person.email} />
          </a>
        ) : (
          none
        )}
      </Fact>
      <Fact label={profile.phone}>{person.phone ?? none}</Fact>
      <Fact label={profile.location}>{person.location || none}</Fact>
      <Fact label={profile.summary}>
        {freelancer.summary ? <p className="whitespace-pre-line">{freelancer.summary}</p> : none}
      </Fact>
      <Fact label={profile.joined}>{day(freelancer.created_at)}</Fact>
      {freelancer.approved_at && (
        <Fact label={profile.approved}>
          {freelancer.approver
            ? fill(profile.approvedBy, {
                date: day(freelancer.approved_at),
                name: freelancer.approver.name,
              })
            : day(freelancer.approved_at)}
        </Fact>
      )}
      <Fact label={profile.expires}>{day(freelancer.consent_expires_at)}</Fact>
    </Facts>
  );
}

function renderExternalLink(url: string | null): ReactNode {
  if (!url) return undefined;
  return (
    <a className="underline" href={url} target="_blank" rel="noreferrer">
      {url.replace(/^https:\/\/(www\.)?/, '')}
    </a>
  );
}
