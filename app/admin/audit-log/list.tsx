import { useMemo } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { ListSource } from '../kit/list/data/list-source.ts';
import { List } from '../kit/list/list.tsx';
import type { ListDefinition } from '../kit/list/list-definition.ts';
import { RoleGate } from '../kit/screens/role-gate.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import { useMessages } from '../use-messages.ts';
import { type AuditEntry, auditColumnsRead, nameActors } from './data.ts';
import { actorOf, entryColumns, entryFilters } from './entry-columns.tsx';

const source: ListSource = {
  relation: 'audit_log',
  select: auditColumnsRead,
  search: { call: 'find_in_audit_log' },
  // The log is not published over realtime, because that would double the cost of every change. The
  // tables that it covers are.
  follow: ['jobs', 'applications', 'people', 'staff_profiles', 'outbox', 'settings'],
};

export default function AuditLog() {
  const messages = useMessages('auditLog');
  const language = useLanguage();

  const definition = useMemo<ListDefinition<AuditEntry>>(
    () => ({
      screen: 'audit_log',
      label: messages.title,
      source,
      columns: entryColumns({ messages, language }),
      filters: entryFilters(messages),
      complete: nameActors,
      sort: '-when',
      nameOf: (entry) => `${actorOf(entry, messages)}, ${entry.table_name}`,
      searchLabel: messages.search,
      empty: messages.empty,
    }),
    [messages, language],
  );

  return (
    <RoleGate allows="admins" messages={messages}>
      <Screen fill title={messages.title}>
        <p className="pb-3 text-soft">{messages.text}</p>
        <List definition={definition} />
      </Screen>
    </RoleGate>
  );
}
