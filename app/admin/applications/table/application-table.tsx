import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { List } from '../../kit/list/list.tsx';
import type { Filter, ListDefinition, ShownPage } from '../../kit/list/list-definition.ts';
import { updateColumns } from '../../kit/list/selection/update-columns.ts';
import { useOwners, useStaffNames } from '../../kit/use-staff-names.ts';
import { useMessages } from '../../use-messages.ts';
import { stageFilter, tableFilters } from '../filters.ts';
import { type ApplicationRow, selectApplications } from './application-row.ts';
import { BulkMove } from './bulk-move.tsx';
import { applicationColumns } from './columns.tsx';

type ApplicationTableProps = { filters: Filter[]; onShow: (page: ShownPage) => void };

/**
 * The applications as rows. The queue of those who are owed an answer starts with the longest wait.
 */
export function ApplicationTable({ filters, onShow }: ApplicationTableProps) {
  const messages = useMessages('applications');
  const language = useLanguage();
  const staff = useStaffNames();
  const owners = useOwners();
  const [params] = useSearchParams();
  const isQueue = params.has('owed');
  const isWithdrawn = params.has('withdrawn');
  const query = params.toString();
  const sources = params.get('source') ?? '';
  const openId = params.get('application');

  const definition = useMemo<ListDefinition<ApplicationRow>>(
    () => ({
      screen: 'applications',
      onShow,
      label: messages.title,
      source: {
        relation: 'applications',
        select: selectApplications,
        search: { call: 'find_applications' },
        where: isWithdrawn ? [] : [{ column: 'withdrawn_at', is: 'null' }],
        follow: ['applications'],
      },
      columns: applicationColumns({ messages, language, staff }),
      filters: [...filters, stageFilter(messages), ...tableFilters(messages, sources)],
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
          done: messages.bulk.moveDone,
          reasons: messages.bulk.reasons,
          chunk: 10,
          clearsSelection: true,
          renderDialog: (props) => <BulkMove {...props} messages={messages} />,
        },
        {
          key: 'owner',
          label: messages.bulk.owner,
          done: messages.bulk.ownerDone,
          choices: [{ value: '', label: messages.noOwner }, ...owners].map(({ value, label }) => ({
            // The menu needs a key that is not empty.
            value: value || 'none',
            label,
            run: updateColumns('applications', { owner_id: value || null }),
          })),
        },
      ],
      empty: messages.empty,
    }),
    [
      messages,
      language,
      staff,
      owners,
      filters,
      isQueue,
      isWithdrawn,
      query,
      sources,
      openId,
      onShow,
    ],
  );

  return <List definition={definition} />;
}
