import { useMemo } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { revalidateOnLanguage } from '../../i18n/revalidate-on-language.ts';
import { resolveServerLanguage } from '../../i18n/server-language.ts';
import { getMessages } from '../../messages.server.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { List } from '../kit/list/list.tsx';
import type { ListDefinition } from '../kit/list/list-definition.ts';
import { Screen } from '../kit/screen.tsx';
import { useStaffNames } from '../kit/use-staff-names.ts';
import { getAdminMessages } from '../messages.server.ts';
import { useStaff } from '../shell/staff-context.ts';
import type { Route } from './+types/list.ts';
import { countApplications } from './data/count-applications.ts';
import { jobActions } from './job-actions.ts';
import { jobColumns, titleOf } from './job-columns.tsx';
import { jobFilters } from './job-filters.ts';
import { type JobRow, jobColumnsRead } from './job-row.ts';

export function loader({ url, request }: Route.LoaderArgs) {
  const language = resolveServerLanguage(url, request.headers);
  const { field, remote, employment, seniority } = getMessages('jobs', language);
  return {
    messages: getAdminMessages('jobsList', language),
    words: { field, remote, employment, seniority },
  };
}

export const shouldRevalidate = revalidateOnLanguage;

export default function Jobs({ loaderData: { messages, words } }: Route.ComponentProps) {
  const language = useLanguage();
  const { role } = useStaff();
  const isRecruiter = role !== 'editor';
  const staff = useStaffNames(isRecruiter);

  const definition = useMemo<ListDefinition<JobRow>>(() => {
    const texts = { messages, words, language };
    return {
      screen: 'jobs',
      label: messages.title,
      source: {
        relation: 'job_list',
        select: jobColumnsRead,
        search: { call: 'find_in_job_list' },
        follow: ['jobs', 'job_staff'],
      },
      columns: jobColumns({ ...texts, withApplications: isRecruiter }),
      filters: jobFilters(texts),
      complete: isRecruiter ? countJobApplications : undefined,
      sort: '-updated',
      href: ({ id }) => `/admin/jobs/edit/${id}`,
      nameOf: (row) => titleOf(row, texts),
      searchLabel: messages.search,
      actions: isRecruiter
        ? jobActions({ messages: messages.actions, nobody: messages.noOwner, staff })
        : [],
      empty: { ...messages.empty, action: <NewJob label={messages.empty.action} /> },
    };
  }, [messages, words, language, isRecruiter, staff]);

  return (
    <Screen fill title={messages.title} actions={<NewJob label={messages.create} />}>
      <List definition={definition} />
    </Screen>
  );
}

/** Counts only for the jobs on the page: a count in the list query would run for every job. */
const countJobApplications: ListDefinition<JobRow>['complete'] = async (client, rows) => {
  const counts = await countApplications(
    client,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, application_count: counts.get(row.id) ?? 0 }));
};

function NewJob({ label }: { label: string }) {
  return (
    <LocalizedLink to="/admin/jobs/new" className={buttonClass({ size: 'compact' })}>
      {label}
    </LocalizedLink>
  );
}
