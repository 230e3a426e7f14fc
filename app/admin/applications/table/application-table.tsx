import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { peopleActions } from '../../bulk/people-actions.tsx';
import { useCustomList } from '../../custom-fields/use-custom-list.ts';
import { List } from '../../kit/list/list.tsx';
import type { Filter, ListDefinition, ShownPage } from '../../kit/list/list-definition.ts';
import { useOwners, useStaffNames } from '../../kit/staff/use-staff-names.ts';
import { useTags } from '../../people/tags/tags.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { useSharedTemplate } from '../../stage-templates/data/chosen-template.ts';
import { useStages } from '../../stage-templates/use-stages.ts';
import { useMessages } from '../../use-messages.ts';
import { stageFilter, stepFilters, tableFilters } from '../filters.ts';
import { type ApplicationRow, selectApplications } from './application-row.ts';
import { BulkMove } from './bulk-move.tsx';
import { applicationColumns } from './columns.tsx';

type ApplicationTableProps = { filters: Filter[]; onShow: (page: ShownPage) => void };

/**
 * The applications as rows. The queue of those who are owed an answer starts with the longest wait.
 */
export function ApplicationTable({ filters, onShow }: ApplicationTableProps) {
  const messages = useMessages('applications');
  const bulk = useMessages('bulk');
  const people = useMessages('people');
  const tags = useTags();
  const custom = useCustomList<ApplicationRow>('applications');
  const { role } = useStaff();
  const language = useLanguage();
  const staff = useStaffNames();
  const [params] = useSearchParams();
  const jobs = params.get('job')?.split(',') ?? [];
  const owners = useOwners({ jobId: jobs.length === 1 ? jobs[0] : null });
  const isQueue = params.has('owed');
  const isWithdrawn = params.has('withdrawn');
  const query = params.toString();
  const sources = params.get('source') ?? '';
  const { listStages: listOf, nameStage } = useStages();
  const { templateId = null } = useSharedTemplate(jobs);
  const openId = params.get('application');

  const definition = useMemo<ListDefinition<ApplicationRow>>(
    () => ({
      screen: 'applications',
      onShow,
      label: messages.title,
      source: {
        relation: 'applications',
        select: selectApplications,
        search: { call: 'find_applications', max: 1000 },
        where: isWithdrawn ? [] : [{ column: 'withdrawn_at', is: 'null' }],
        follow: ['applications', 'custom_values'],
      },
      columns: [...applicationColumns({ messages, language, staff, nameStage }), ...custom.columns],
      filters: [
        ...filters,
        stageFilter(messages),
        ...stepFilters(messages, listOf(templateId)),
        ...tableFilters(messages, sources),
        ...custom.filters,
      ],
      sort: isQueue ? 'waiting' : '-applied',
      href: ({ id }) => {
        const next = new URLSearchParams(query);
        next.set('application', id);
        return `/admin/job-applications?${next}`;
      },
      isCurrent: ({ id }) => id === openId,
      nameOf: ({ person }) => person.full_name || messages.erased,
      personOf: ({ person_id }) => person_id,
      searchLabel: messages.filters.search,
      actions: [
        {
          key: 'move',
          label: messages.bulk.move,
          clearsSelection: true,
          target: 'applications',
          renderBulkDialog: (props) => <BulkMove {...props} />,
        },
        {
          key: 'reject',
          label: bulk.actions.reject,
          clearsSelection: true,
          target: 'applications',
          renderBulkDialog: (props) => <BulkMove {...props} isReject />,
        },
        {
          key: 'owner',
          label: messages.bulk.owner,
          target: 'applications',
          works: [{ value: '', label: messages.noOwner }, ...owners].map(({ value, label }) => ({
            // The menu needs a key that is not empty.
            value: value || 'none',
            label,
            work: { kind: 'set', column: 'owner_id', value: value || null },
          })),
        },
        ...peopleActions({
          bulk,
          people,
          tags,
          target: 'applications',
          isAdmin: role === 'admin',
        }),
      ],
      empty: messages.empty,
    }),
    [
      messages,
      bulk,
      people,
      tags,
      custom,
      role,
      language,
      staff,
      owners,
      filters,
      isQueue,
      isWithdrawn,
      query,
      sources,
      listOf,
      nameStage,
      templateId,
      openId,
      onShow,
    ],
  );

  return <List definition={definition} />;
}
