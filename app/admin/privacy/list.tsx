import { useMemo } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { revalidateOnLanguage } from '../../i18n/revalidate-on-language.ts';
import { resolveServerLanguage } from '../../i18n/server-language.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { ListSource } from '../kit/list/data/list-source.ts';
import { List } from '../kit/list/list.tsx';
import type { ListDefinition } from '../kit/list/list-definition.ts';
import { Screen } from '../kit/screen.tsx';
import { getAdminMessages } from '../messages.server.ts';
import { useStaff } from '../shell/staff-context.ts';
import type { Route } from './+types/list.ts';
import { type PrivacyRequest, requestColumnsRead } from './data.ts';
import { RecordRequest } from './record-request.tsx';
import { nameOfRequest, requestColumns, requestFilters } from './request-columns.tsx';

export function loader({ url, request }: Route.LoaderArgs) {
  const language = resolveServerLanguage(url, request.headers);
  return { messages: getAdminMessages('privacyRequests', language) };
}

export const shouldRevalidate = revalidateOnLanguage;

const source: ListSource = {
  relation: 'privacy_request_list',
  select: requestColumnsRead,
  search: { columns: ['full_name', 'email'] },
  follow: ['privacy_requests', 'people'],
};

export default function PrivacyRequests({ loaderData: { messages } }: Route.ComponentProps) {
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

  if (role === 'editor') {
    return (
      <Screen title={messages.title}>
        <EmptyState {...messages.notYours} />
      </Screen>
    );
  }
  return (
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
  );
}
