import { useMemo } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import type { ListSource } from '../kit/list/data/list-source.ts';
import { List } from '../kit/list/list.tsx';
import type { ListDefinition } from '../kit/list/list-definition.ts';
import { RoleGate } from '../kit/screens/role-gate.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import { type PrivacyRequest, requestColumnsRead } from './data.ts';
import { RecordRequest } from './record-request.tsx';
import { nameOfRequest, requestColumns, requestFilters } from './request-columns.tsx';

const source: ListSource = {
  relation: 'privacy_request_list',
  select: requestColumnsRead,
  search: { columns: ['full_name', 'email'] },
  follow: ['privacy_requests', 'people'],
};

export default function PrivacyRequests() {
  const messages = useMessages('privacy');
  const language = useLanguage();
  const { role } = useStaff();

  const definition = useMemo<ListDefinition<PrivacyRequest>>(
    () => ({
      screen: 'privacy_requests',
      label: messages.title,
      source,
      columns: requestColumns({ messages, language }),
      filters: requestFilters(messages),
      sort: 'due',
      href: ({ id }) => `/admin/privacy-requests/${id}`,
      nameOf: (row) => nameOfRequest(row, messages),
      searchLabel: messages.search,
      empty: messages.empty,
    }),
    [messages, language],
  );

  return (
    <RoleGate allows="recruiters" messages={messages}>
      <Screen
        fill
        title={messages.title}
        actions={
          <>
            {role === 'admin' && (
              <LocalizedLink
                to="/admin/privacy-requests/retention"
                className={buttonClass({ variant: 'paper', size: 'compact' })}
              >
                {messages.retention}
              </LocalizedLink>
            )}
            <RecordRequest messages={messages} />
          </>
        }
      >
        <List definition={definition} />
      </Screen>
    </RoleGate>
  );
}
