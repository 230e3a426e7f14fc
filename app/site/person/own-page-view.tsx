import { clsx } from 'clsx';
import { useParams } from 'react-router';
import type { OwnPage } from '../../../domain/own-page.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/container.tsx';
import { useSite } from '../shell/site-context.tsx';
import { ApplicationCard } from './application/application-card.tsx';
import { FormDisclosure } from './form-disclosure.tsx';
import { OwnCalendar } from './interviews/calendar.tsx';
import type { OwnPageContent } from './own-messages.server.ts';
import { OwnPrivacy } from './privacy/privacy.tsx';
import { DetailsForm } from './profile/details-form.tsx';
import { CandidateProfile, OwnFreelancerProfile } from './profile/profiles.tsx';
import { Role } from './profile/role.tsx';
import type { RunAction } from './use-own-page.ts';

type OwnPageViewProps = {
  page: OwnPage;
  content: OwnPageContent;
  runAction: RunAction;
  status: string;
};

export function OwnPageView({ page, content, runAction, status }: OwnPageViewProps) {
  const { person, applications, candidate, freelancer, documents, erase_after: eraseAfter } = page;
  const language = useLanguage();
  const { contactEmail } = useSite();
  const isErasing = eraseAfter !== null;
  const { messages } = content;
  const { roles, profile, calendar } = messages;
  return (
    <Container className="pt-9 wrap-anywhere md:pt-14">
      <div className="mx-auto grid max-w-[56rem] gap-12">
        <header>
          <h1 className="text-[clamp(2.2rem,5vw,3.6rem)]">
            {person
              ? fill(messages.greeting, { name: person.first_name })
              : messages.applications.title}
          </h1>
          <p className="measure-52 pt-4 text-[1.15rem] text-balance text-soft">{messages.lead}</p>
        </header>
        {eraseAfter && (
          <Card as="section" tone="wool" className="grid gap-2">
            <h2 className="text-[1.5rem]">
              {fill(messages.erasing.title, { date: formatDate(new Date(eraseAfter), language) })}
            </h2>
            <p className="measure-52">{fill(messages.erasing.text, { email: contactEmail })}</p>
          </Card>
        )}
        {(applications.length > 0 || !hasRole(page)) && (
          <section className="grid gap-5">
            <h2 className="text-[1.9rem]">{messages.applications.title}</h2>
            {applications.length === 0 && <p className="text-soft">{messages.applications.none}</p>}
            {focusFirst(page).map((application) => (
              <ApplicationCard
                key={application.id}
                application={application}
                content={content}
                runAction={runAction}
                isErasing={isErasing}
              />
            ))}
          </section>
        )}
        {candidate && (
          <Role
            name="candidate"
            role={candidate}
            messages={roles}
            runAction={runAction}
            isErasing={isErasing}
          >
            <FormDisclosure title={profile.title} part="candidate">
              <CandidateProfile stored={candidate} content={content} runAction={runAction} />
            </FormDisclosure>
          </Role>
        )}
        {freelancer && (
          <Role
            name="freelancer"
            role={freelancer}
            messages={roles}
            runAction={runAction}
            isErasing={isErasing}
          >
            {freelancer.state !== 'declined' && (
              <FormDisclosure title={calendar.title} part="availability">
                <OwnCalendar periods={freelancer.periods} content={content} runAction={runAction} />
              </FormDisclosure>
            )}
            <FormDisclosure title={profile.title} part="freelancer">
              <OwnFreelancerProfile stored={freelancer} content={content} runAction={runAction} />
            </FormDisclosure>
          </Role>
        )}
        <Documents title={messages.documents} documents={documents} />
        {person && (
          <>
            <DetailsForm person={person} content={content} runAction={runAction} />
            <OwnPrivacy page={page} messages={messages.privacy} runAction={runAction} />
          </>
        )}
        <p
          role="status"
          className={clsx(
            status
              ? 'sticky bottom-4 z-1 justify-self-center rounded-3xl bg-spruce px-6 py-3 font-semibold text-on-spruce'
              : 'sr-only',
          )}
        >
          {status}
        </p>
      </div>
    </Container>
  );
}

/** Somebody who has left a role is not shown its section. */
function hasRole({ candidate, freelancer }: OwnPage): boolean {
  return [candidate, freelancer].some((role) => role && role.state !== 'left');
}

/** The application that the link was mailed about comes first. */
function focusFirst({ applications, focus }: OwnPage): OwnPage['applications'] {
  return applications.toSorted((a, b) => Number(b.id === focus) - Number(a.id === focus));
}

type DocumentsProps = { title: string; documents: OwnPage['documents'] };

function Documents({ title, documents }: DocumentsProps) {
  const { token } = useParams();
  if (documents.length === 0) return null;
  return (
    <section>
      <h2 className="pb-3 text-[1.5rem]">{title}</h2>
      <ul>
        {documents.map(({ id, file_name }) => (
          <li key={id}>
            <a
              href={`/me/${token}/file/${id}`}
              className="inline-flex min-h-9 items-center underline underline-offset-4"
            >
              {file_name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
