import { requestedEmail } from '../../../../domain/people/new-email.ts';
import { maxRequestNoteLength } from '../../../../domain/people/privacy-request.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { SavedTextarea } from '../../kit/saved-text/saved-textarea.tsx';
import { textColumn } from '../../kit/saved-text/text-column.ts';
import { Fact, Facts } from '../../kit/screens/facts.tsx';
import { Columns, RecordScreen } from '../../kit/screens/record-screen.tsx';
import { RoleGate } from '../../kit/screens/role-gate.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import { findRequest, type PrivacyRequest } from '../data.ts';
import type { AdminPrivacyRequestsMessages } from '../messages.en.ts';
import { describeDeadline, isOverdue, nameOfRequest } from '../request-columns.tsx';
import { useRequestMutation } from '../use-request-mutation.ts';
import type { Route } from './+types/request.ts';
import { Fulfilment } from './fulfilment.tsx';
import { RequestStates } from './request-states.tsx';

export default function RequestScreen({ params: { requestId: id } }: Route.ComponentProps) {
  const messages = useMessages('privacy');
  return (
    <RoleGate allows="recruiters" messages={messages}>
      <RecordScreen
        id={id}
        table="privacy_requests"
        follow={{ privacy_requests: 'id' }}
        find={findRequest}
        list="/admin/privacy-requests"
        messages={messages}
        title={(request) => nameOfRequest(request, messages)}
      >
        {(request) => <RequestDetails request={request} messages={messages} />}
      </RecordScreen>
    </RoleGate>
  );
}

type RequestDetailsProps = { request: PrivacyRequest; messages: AdminPrivacyRequestsMessages };

function RequestDetails({ request, messages }: RequestDetailsProps) {
  const language = useLanguage();
  const { role } = useStaff();
  const mutate = useRequestMutation();
  const { request: t, columns } = messages;
  const isAdmin = role === 'admin';
  const newEmail = requestedEmail(request);
  const personId = request.person_id && !request.anonymised_at ? request.person_id : undefined;

  return (
    <Columns
      left={
        <>
          <Section title={messages.kinds[request.kind]}>
            <Facts>
              <Fact label={columns.due}>
                <span className={isOverdue(request) ? 'font-semibold text-lingon' : undefined}>
                  {describeDeadline(request, { messages, language })}
                </span>
              </Fact>
              <Fact label={t.person}>
                {nameOfRequest(request, messages)}
                {personId && request.email && (
                  <span className="block text-soft">{request.email}</span>
                )}
              </Fact>
              <Fact label={t.handler}>{request.handler_name ?? t.nobody}</Fact>
              <Fact label={newEmail ? t.newEmail : t.message}>
                <span className="whitespace-pre-line">
                  {newEmail || request.message || t.noMessage}
                </span>
              </Fact>
            </Facts>
            {personId && (
              <LocalizedLink
                to={`/admin/applicants/${personId}`}
                className="justify-self-start underline"
              >
                {t.openPerson}
              </LocalizedLink>
            )}
          </Section>
          {isAdmin ? (
            <Fulfilment request={request} messages={messages} />
          ) : (
            <p className="text-soft">{t.onlyAdmins}</p>
          )}
        </>
      }
      right={
        <>
          <RequestStates request={request} isAdmin={isAdmin} messages={messages} />
          {isAdmin && (
            <Section title={t.note}>
              <SavedTextarea
                key={request.id}
                draftKey={`privacy-note:${request.id}`}
                label={t.noteHint}
                rows={5}
                maxLength={maxRequestNoteLength}
                value={request.note ?? ''}
                source={(client) =>
                  textColumn(client, { table: 'privacy_requests', column: 'note' }, request.id)
                }
                mutate={mutate}
              />
            </Section>
          )}
        </>
      }
    />
  );
}
