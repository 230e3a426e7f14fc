import { queryKeys } from '../../../backend/query-keys.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { fill, formatDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { ConversationsAbout } from '../../conversations/conversations-about.tsx';
import { ValuesSection } from '../../custom-fields/values-section.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useStaff } from '../../shell/staff-context.ts';
import { listPendingSubmissions } from '../../submissions/data.ts';
import { SubmissionCard } from '../../submissions/submission-card.tsx';
import { TasksSection } from '../../tasks/tasks-section.tsx';
import { useMessages } from '../../use-messages.ts';
import { Contact } from '../contact/contact.tsx';
import { type Person, rolesOf } from '../data/people.ts';
import { DuplicateNotice } from '../merging/duplicate-notice.tsx';
import { Consents } from '../privacy/consents.tsx';
import { PersonPrivacy } from '../privacy/privacy.tsx';
import { PrivacyBanner } from '../privacy/privacy-banner.tsx';
import { RoleBadges } from '../role-badges.tsx';
import { PersonTags } from '../tags/person-tags.tsx';
import { PersonTimeline } from '../timeline/timeline.tsx';
import { Applications } from './applications.tsx';
import { PersonDocuments } from './documents.tsx';
import { PersonNotes } from './notes.tsx';
import { PersonPasskeys } from './passkeys.tsx';
import { Profile } from './profile.tsx';

export function PersonView({ person }: { person: Person }) {
  const people = useMessages('people');
  const language = useLanguage();
  const { role } = useStaff();
  // Row-level security hides the records of a person who awaits erasure. Empty sections would say that there are none.
  const isHidden = person.erase_after !== null;
  return (
    <article className="grid gap-4 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-soft">
        <RoleBadges roles={rolesOf(person)} />
        {[
          person.headline,
          person.location,
          people.languages[person.language],
          fill(people.addedOn, { date: formatDay(new Date(person.created_at), language) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <PrivacyBanner person={person} />
      <DuplicateNotice personId={person.id} />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_18rem] min-[80rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-4">
          <UnconfirmedForms personId={person.id} />
          <Applications person={person} />
          {!isHidden && (
            <>
              <Section title={people.notes.title}>
                <PersonNotes personId={person.id} />
              </Section>
              <ConversationsAbout
                about={{ person_id: person.id }}
                withName={false}
                writeTo={person.id}
              />
            </>
          )}
          <Profile person={person} />
          <PersonDocuments person={person} />
          {(!isHidden || role === 'admin') && <PersonTimeline person={person} />}
        </div>
        <div className="grid content-start gap-4">
          <Contact person={person} />
          {!isHidden && (
            <>
              <TasksSection
                subject={{
                  column: 'person_id',
                  id: person.id,
                  applications: person.applications.map(({ id }) => id),
                }}
              />
              <PersonTags person={person} />
              <ValuesSection record={{ target: 'people', id: person.id }} />
              <Consents consents={person.consents} />
            </>
          )}
          {role === 'admin' && <PersonPasskeys personId={person.id} />}
          <PersonPrivacy person={person} />
        </div>
      </div>
    </article>
  );
}

const maxShown = 20;

/** Forms with this person's e-mail address that the person has not confirmed yet. */
function UnconfirmedForms({ personId }: { personId: string }) {
  const { unconfirmed: messages } = useMessages('people');
  const { data: submissions = [] } = useLiveTables({
    queryKey: [...queryKeys.table('pending_submissions'), 'of', personId],
    queryFn: (client) => listPendingSubmissions(client, { personId }, maxShown),
    follow: [{ table: 'pending_submissions', filter: `person_id=eq.${personId}` }],
  });
  if (submissions.length === 0) return null;
  return (
    <Section title={messages.title}>
      <p className="text-soft">{messages.text}</p>
      <ul className="-my-1 grid divide-y divide-line">
        {submissions.map((submission) => (
          <SubmissionCard key={submission.id} submission={submission} />
        ))}
      </ul>
    </Section>
  );
}
