import { clsx } from 'clsx';
import { fill } from '../../i18n/format.ts';
import { Container } from '../../ui/container.tsx';
import { ApplicationCard } from './application-card.tsx';
import { Calendar } from './calendar.tsx';
import type { OwnPage } from './data.ts';
import { DetailsForm } from './details-form.tsx';
import { Disclosure } from './disclosure.tsx';
import { Documents } from './documents.tsx';
import type { OwnWords } from './own-words.server.ts';
import { Privacy } from './privacy.tsx';
import { CandidateProfile, FreelancerProfile } from './profiles.tsx';
import { Role } from './role.tsx';
import type { Act } from './use-own-page.ts';

type OwnPageViewProps = { page: OwnPage; words: OwnWords; act: Act; said: string };

export function OwnPageView({ page, words, act, said }: OwnPageViewProps) {
  const { person, applications, candidate, freelancer, documents } = page;
  const { messages } = words;
  const { roles, profile, calendar } = messages;
  return (
    <Container className="pt-9 wrap-anywhere md:pt-14">
      <div className="grid max-w-[56rem] gap-12">
        <header>
          <h1 className="text-[clamp(2.2rem,5vw,3.6rem)]">
            {person
              ? fill(messages.greeting, { name: person.first_name })
              : messages.applications.title}
          </h1>
          <p className="measure-52 pt-4 text-[1.15rem] text-balance text-soft">{messages.lead}</p>
        </header>
        <section className="grid gap-5">
          <h2 className="text-[1.9rem]">{messages.applications.title}</h2>
          {applications.length === 0 && <p className="text-soft">{messages.applications.none}</p>}
          {applications.map((application) => (
            <ApplicationCard
              key={application.id}
              application={application}
              words={words}
              act={act}
            />
          ))}
        </section>
        {candidate && candidate.state !== 'left' && (
          <Role name="candidate" role={candidate} messages={roles} act={act}>
            <Disclosure title={profile.title} part="candidate">
              <CandidateProfile stored={candidate} words={words} act={act} />
            </Disclosure>
          </Role>
        )}
        {freelancer && !['left', 'declined'].includes(freelancer.state) && (
          <Role name="freelancer" role={freelancer} messages={roles} act={act}>
            <Disclosure title={calendar.title} part="availability">
              <Calendar periods={freelancer.periods} words={words} act={act} />
            </Disclosure>
            <Disclosure title={profile.title} part="freelancer">
              <FreelancerProfile stored={freelancer} words={words} act={act} />
            </Disclosure>
          </Role>
        )}
        <Documents title={messages.documents} documents={documents} />
        {person && (
          <>
            <DetailsForm person={person} words={words} act={act} />
            <Privacy page={page} messages={messages.privacy} act={act} />
          </>
        )}
        <p
          role="status"
          className={clsx(
            'sticky bottom-4 z-1 justify-self-center rounded-3xl bg-spruce px-6 py-3 font-semibold text-on-spruce',
            !said && 'sr-only',
          )}
        >
          {said}
        </p>
      </div>
    </Container>
  );
}
