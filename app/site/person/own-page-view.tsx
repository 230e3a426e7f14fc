import type { OwnPage } from '../../data/person.ts';
import { fill } from '../../i18n/format.ts';
import type { FormsMessages } from '../../i18n/messages/en/forms.ts';
import type { PersonMessages } from '../../i18n/messages/en/person.ts';
import { Container } from '../../ui/container.tsx';
import { ApplicationCard } from './application-card.tsx';
import { DetailsForm } from './details-form.tsx';
import { Documents } from './documents.tsx';
import { Privacy } from './privacy.tsx';
import { Role } from './role.tsx';
import type { Act } from './use-own-page.ts';

type OwnPageViewProps = {
  page: OwnPage;
  messages: PersonMessages;
  labels: FormsMessages['labels'];
  act: Act;
  said: string;
};

export function OwnPageView({ page, messages, labels, act, said }: OwnPageViewProps) {
  const { person, applications, candidate, freelancer, documents } = page;
  return (
    <Container className="grid max-w-[56rem] gap-12 pt-9 md:pt-14">
      <header>
        <h1 className="text-[clamp(2.2rem,5vw,3.6rem)]">
          {person
            ? fill(messages.greeting, { name: person.first_name })
            : messages.applications.title}
        </h1>
        <p className="max-w-[52ch] pt-4 text-[1.15rem] text-soft">{messages.lead}</p>
        <p role="status" className="min-h-7 pt-4 font-semibold">
          {said}
        </p>
      </header>
      <section className="grid gap-5">
        <h2 className="text-[1.9rem]">{messages.applications.title}</h2>
        {applications.length === 0 && <p className="text-soft">{messages.applications.none}</p>}
        {applications.map((application) => (
          <ApplicationCard
            key={application.id}
            application={application}
            messages={messages}
            act={act}
          />
        ))}
      </section>
      {candidate && candidate.state !== 'left' && (
        <Role name="candidate" role={candidate} messages={messages.roles} act={act} />
      )}
      {freelancer && !['left', 'declined'].includes(freelancer.state) && (
        <Role name="freelancer" role={freelancer} messages={messages.roles} act={act} />
      )}
      <Documents title={messages.documents} documents={documents} />
      {person && (
        <>
          <DetailsForm person={person} messages={messages.details} labels={labels} act={act} />
          <Privacy page={page} messages={messages.privacy} act={act} />
        </>
      )}
    </Container>
  );
}
