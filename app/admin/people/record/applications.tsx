import { applicationPath } from '../../../../domain/applications/application-path.ts';
import { inLanguage } from '../../../../domain/in-language.ts';
import { formatDay, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { stageTones } from '../../kit/stages/stage-tones.ts';
import { useMessages } from '../../use-messages.ts';
import { type Person, type PersonApplication, titleText } from '../data/people.ts';

export function Applications({ person }: { person: Person }) {
  const people = useMessages('people');
  const { applications } = person;
  return (
    <Section title={people.applications.title}>
      {applications.length === 0 ? (
        <p className="text-soft">
          {person.erase_after ? people.applications.hidden : people.applications.none}
        </p>
      ) : (
        <ul className="-my-1 grid divide-y divide-line">
          {applications.map((application) => (
            <ApplicationRow key={application.id} application={application} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function ApplicationRow({ application }: { application: PersonApplication }) {
  const people = useMessages('people');
  const language = useLanguage();
  const { id, stage, job, rating, created_at: createdAt, withdrawn_at: withdrawnAt } = application;
  const title = job ? inLanguage(titleText(job.title), language) : people.applications.deletedJob;

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <span className="grid min-w-0 gap-0.5">
        <LocalizedLink
          to={applicationPath(id)}
          className="font-semibold underline decoration-line underline-offset-4 hover:decoration-current"
        >
          {title}
        </LocalizedLink>
        <span className="text-soft tabular-nums">
          {[
            job?.client?.name,
            formatDay(new Date(createdAt), language),
            rating && `★ ${formatNumber(rating, language)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Badge tone={withdrawnAt ? 'neutral' : stageTones[stage]}>
        {withdrawnAt ? people.applications.withdrawn : people.stages[stage]}
      </Badge>
    </li>
  );
}
