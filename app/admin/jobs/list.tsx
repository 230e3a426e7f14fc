import { useMemo } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { useCustomList } from '../custom-fields/use-custom-list.ts';
import { List } from '../kit/list/list.tsx';
import type { ListDefinition } from '../kit/list/list-definition.ts';
import { Screen } from '../kit/screens/screen.tsx';
import { useOwners } from '../kit/staff/use-staff-names.ts';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import { countApplicationsByJob } from './data/count-applications.ts';
import { jobActions } from './job-actions.ts';
import { jobColumns, jobTitle } from './job-columns.tsx';
import { jobFilters } from './job-filters.ts';
import { type JobRow, jobColumnsRead } from './job-row.ts';

export default function Jobs() {
  const messages = useMessages('jobs');
  const choiceLabels = useMessages('jobChoices');
  const language = useLanguage();
  const { role } = useStaff();
  const isEditor = role === 'editor';
  const owners = useOwners({ enabled: !isEditor });
  const custom = useCustomList<JobRow>('jobs');

  const definition = useMemo<ListDefinition<JobRow>>(() => {
    const context = { messages, choiceLabels, language };
    return {
      screen: 'jobs',
      label: messages.title,
      source: {
        relation: 'job_list',
        select: jobColumnsRead,
        search: { call: 'find_in_job_list' },
        follow: ['jobs', 'job_staff', 'custom_values'],
      },
      columns: [...jobColumns({ ...context, withApplications: !isEditor }), ...custom.columns],
      filters: [...jobFilters(context), ...custom.filters],
      complete: isEditor ? undefined : countJobApplications,
      sort: '-updated',
      href: ({ id }) => `/admin/jobs/edit/${id}`,
      nameOf: (row) => jobTitle(row, context),
      searchLabel: messages.search,
      actions: isEditor
        ? []
        : jobActions({ messages: messages.actions, nobody: messages.noOwner, owners }),
      empty: { ...messages.empty, action: <NewJob label={messages.empty.action} /> },
    };
  }, [messages, choiceLabels, language, isEditor, owners, custom]);

  return (
    <Screen fill title={messages.title} actions={<NewJob label={messages.create} />}>
      <List definition={definition} />
    </Screen>
  );
}

/** Counts only for the jobs on the page: a count in the list query would run for every job. */
const countJobApplications: ListDefinition<JobRow>['complete'] = async (client, rows) => {
  const counts = await countApplicationsByJob(
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
