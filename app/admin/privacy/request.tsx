import { isUuid } from '../../../domain/limits.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SavedTextarea } from '../kit/saved-textarea.tsx';
import { Screen } from '../kit/screen.tsx';
import { Section } from '../kit/section.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import type { Route } from './+types/request.ts';
import { findRequest, type PrivacyRequest, updateRequest } from './data.ts';
import { Fulfilment } from './fulfilment.tsx';
import type { AdminPrivacyRequestsMessages } from './messages.en.ts';
import { describeDeadline, isOverdue, nameOfRequest } from './request-columns.tsx';
import { RequestStates } from './request-states.tsx';
import { useRequestMutation } from './use-request-mutation.ts';

export default function RequestScreen({ params }: Route.ComponentProps) {
  const messages = useMessages('privacy');
  const id = params.requestId;
  const { data: request, isError } = useLiveTables({
    queryKey: queryKeys.row('privacy_requests', id),
    queryFn: async (client) => (isUuid(id) ? findRequest(client, id) : null),
    follow: isUuid(id) ? [{ table: 'privacy_requests', filter: `id=eq.${id}` }] : [],
  });
  const back = (
    <LocalizedLink
      to="/admin/privacy-requests"
      className={buttonClass({ variant: 'paper', size: 'compact' })}
    >
      {messages.back}
    </LocalizedLink>
  );

  return (
    <Screen
      title={request ? nameOfRequest(request, messages) : messages.title}
      actions={request && back}
    >
      {request === undefined && !isError && <Skeleton className="h-80" />}
      {(request === null || isError) && (
        <EmptyState
          title={messages.notFound.title}
          text={isError ? messages.loadFailed : messages.notFound.text}
          action={back}
        />
      )}
      {request && <Whole request={request} messages={messages} />}
    </Screen>
  );
}

type WholeProps = { request: PrivacyRequest; messages: AdminPrivacyRequestsMessages };

function Whole({ request, messages }: WholeProps) {
  const language = useLanguage();
  const { role } = useStaff();
  const mutate = useRequestMutation(messages);
  const { request: texts, columns } = messages;
  const isAdmin = role === 'admin';
  const person = request.person_id && !request.anonymised_at ? request.person_id : undefined;

  return (
    <div className="grid max-w-6xl items-start gap-5 lg:grid-cols-2">
      <div className="grid gap-5">
        <Section title={messages.kinds[request.kind]}>
          <dl className="grid grid-cols-[minmax(0,7rem)_minmax(0,1fr)] gap-x-5 gap-y-2">
            <dt className="text-soft">{columns.due}</dt>
            <dd className={isOverdue(request) ? 'font-semibold text-lingon' : undefined}>
              {describeDeadline(request, { messages, language })}
            </dd>
            <dt className="text-soft">{texts.person}</dt>
            <dd className="break-words">
              {nameOfRequest(request, messages)}
              {person && request.email && <span className="block text-soft">{request.email}</span>}
            </dd>
            <dt className="text-soft">{texts.handler}</dt>
            <dd>{request.handler_name ?? texts.nobody}</dd>
            <dt className="text-soft">{texts.message}</dt>
            <dd className="break-words whitespace-pre-line">
              {request.message || texts.noMessage}
            </dd>
          </dl>
          {person && (
            <LocalizedLink
              to={`/admin/applicants/${person}`}
              className="justify-self-start underline"
            >
              {texts.openPerson}
            </LocalizedLink>
          )}
        </Section>
        {isAdmin ? (
          <Fulfilment request={request} messages={messages} />
        ) : (
          <p className="text-soft">{texts.onlyAdmins}</p>
        )}
      </div>
      <div className="grid gap-5">
        <RequestStates request={request} isAdmin={isAdmin} messages={messages} />
        {isAdmin && (
          <Section title={texts.note}>
            <SavedTextarea
              label={texts.noteHint}
              rows={5}
              maxLength={2000}
              value={request.note ?? ''}
              save={(note) =>
                mutate({
                  work: (client) => updateRequest(client, request.id, { note: note || null }),
                })
              }
            />
          </Section>
        )}
      </div>
    </div>
  );
}
