import { useMemo } from 'react';
import { leadStates } from '../../../domain/enums.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { assignWorks, setWorks } from '../bulk/set-works.ts';
import { List } from '../kit/list/list.tsx';
import type { ListDefinition } from '../kit/list/list-definition.ts';
import { optionsOf } from '../kit/list/options-of.ts';
import { RoleGate } from '../kit/screens/role-gate.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import { useOwners } from '../kit/staff/use-staff-names.ts';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import { leadColumns, nameLead } from './lead-columns.tsx';
import { leadFilters } from './lead-filters.ts';
import { type LeadRow, leadSource } from './lead-source.ts';

export default function WaitingList() {
  const messages = useMessages('leads');
  const language = useLanguage();
  const { role } = useStaff();
  const isAllowed = role !== 'editor';
  const owners = useOwners({ enabled: isAllowed });

  const definition = useMemo<ListDefinition<LeadRow>>(
    () => ({
      screen: 'waiting_list',
      label: messages.title,
      source: leadSource,
      columns: leadColumns({ messages, language }),
      filters: leadFilters(messages),
      sort: '-created',
      href: ({ id }) => `/admin/waiting-list/${id}`,
      nameOf: (row) => nameLead(row) || messages.unnamed,
      searchLabel: messages.search,
      actions: [
        {
          key: 'state',
          label: messages.bulk.state,
          target: 'leads',
          works: setWorks('state', optionsOf(messages.states, leadStates)),
        },
        {
          key: 'assign',
          label: messages.bulk.assign,
          target: 'leads',
          works: assignWorks('assignee_id', owners, messages.nobody),
        },
      ],
      empty: {
        ...messages.empty,
        action: <Way to="/membership" label={messages.empty.action} />,
      },
    }),
    [messages, language, owners],
  );

  return (
    <RoleGate allows="recruiters" messages={messages}>
      <Screen
        fill
        title={messages.title}
        actions={<Way to="/admin/booking-links" label={messages.bookingLinks} />}
      >
        <List definition={definition} />
      </Screen>
    </RoleGate>
  );
}

function Way({ to, label }: { to: string; label: string }) {
  return (
    <LocalizedLink to={to} className={buttonClass({ variant: 'paper', size: 'compact' })}>
      {label}
    </LocalizedLink>
  );
}
