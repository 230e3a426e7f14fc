import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { assignWorks } from '../bulk/set-works.ts';
import { useCustomList } from '../custom-fields/use-custom-list.ts';
import { NewClient } from '../jobs/editor/details/new-client.tsx';
import { List } from '../kit/list/list.tsx';
import type { ListDefinition } from '../kit/list/list-definition.ts';
import { RoleGate } from '../kit/screens/role-gate.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import { useOwners } from '../kit/staff/use-staff-names.ts';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import { clientColumns } from './client-columns.tsx';
import { clientFilters } from './client-filters.ts';
import { type ClientRow, clientSource } from './client-source.ts';

export default function Clients() {
  const messages = useMessages('clients');
  const jobEditor = useMessages('jobEditor');
  const language = useLanguage();
  const navigate = useNavigate();
  const { role } = useStaff();
  const isAllowed = role !== 'editor';
  const owners = useOwners({ enabled: isAllowed });
  const custom = useCustomList<ClientRow>('clients');
  const [isAdding, setAdding] = useState(false);

  const definition = useMemo<ListDefinition<ClientRow>>(
    () => ({
      screen: 'clients',
      label: messages.title,
      source: clientSource,
      columns: [...clientColumns({ messages, language }), ...custom.columns],
      filters: [...clientFilters(messages), ...custom.filters],
      sort: 'name',
      href: ({ id }) => `/admin/clients/${id}`,
      nameOf: ({ name }) => name ?? '',
      searchLabel: messages.search,
      // Ownership opens prices and contracts, so in bulk it is for administrators.
      actions:
        role === 'admin'
          ? [
              {
                key: 'owner',
                label: messages.bulk.owner,
                target: 'clients',
                works: assignWorks('owner_id', owners, messages.nobody),
              },
            ]
          : [],
      empty: {
        ...messages.empty,
        action: (
          <Button size="compact" onClick={() => setAdding(true)}>
            {messages.create}
          </Button>
        ),
      },
    }),
    [custom, messages, language, owners, role],
  );

  return (
    <RoleGate allows="recruiters" messages={messages}>
      <Screen
        fill
        title={messages.title}
        actions={
          <Button size="compact" onClick={() => setAdding(true)}>
            {messages.create}
          </Button>
        }
      >
        <List definition={definition} />
        {isAdding && (
          <NewClient
            messages={jobEditor}
            onClose={() => setAdding(false)}
            onCreated={async (id) => {
              await navigate(localizedHref(`/admin/clients/${id}`, language));
            }}
          />
        )}
      </Screen>
    </RoleGate>
  );
}
