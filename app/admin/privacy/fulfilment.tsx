import { requestedEmail } from '../../../domain/people/new-email.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { fillAny } from '../../i18n/fill-any.ts';
import { fill, formatDay } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { ConfirmButton } from '../kit/dialogs/confirm-button.tsx';
import { Section } from '../kit/screens/section.tsx';
import { exportPerson, requestErasure, undoErasure } from '../people/data/actions.ts';
import {
  changeRequestedEmail,
  erasePerson,
  getQuarantineDays,
  isErased,
  type PrivacyRequest,
  updateRequest,
} from './data.ts';
import type { AdminPrivacyRequestsMessages } from './messages.en.ts';
import { planErasure } from './plan-erasure.ts';
import { nameOfRequest } from './request-columns.tsx';
import { useRequestMutation } from './use-request-mutation.ts';

type FulfilmentProps = { request: PrivacyRequest; messages: AdminPrivacyRequestsMessages };

/** A button for requests that the product can fulfil, and an instruction for the others. */
export function Fulfilment({ request, messages }: FulfilmentProps) {
  const { request: t } = messages;
  const { is_open: isOpen, kind, person_id: personId } = request;
  return (
    <Section title={t.fulfil}>
      {!isOpen || !personId || isErased(request) ? (
        <p className="text-soft">
          {kind === 'erasure' && !isErased(request) ? t.closedUnerased : t.over}
        </p>
      ) : kind === 'export' ? (
        <Export request={request} personId={personId} messages={messages} />
      ) : kind === 'erasure' ? (
        <Erasure request={request} personId={personId} messages={messages} />
      ) : (
        <ByHand request={request} messages={messages} />
      )}
    </Section>
  );
}

type WithPerson = FulfilmentProps & { personId: string };

function Export({ request, personId, messages }: WithPerson) {
  const language = useLanguage();
  const { request: t } = messages;
  const mutate = useRequestMutation();
  const save = () =>
    void mutate({
      work: async (client) => {
        const file = await exportPerson(client, personId);
        downloadFile(file, `person-${personId}.json`);
      },
      done: t.exported,
    });
  if (request.erase_after) {
    const date = formatDay(new Date(request.erase_after), language);
    return <p>{fill(t.inQuarantine, { date })}</p>;
  }
  return (
    <>
      <p className="text-soft">{t.exportText}</p>
      <Button size="compact" className="justify-self-start" onClick={save}>
        {t.export}
      </Button>
    </>
  );
}

function Erasure({ request, personId, messages }: WithPerson) {
  const language = useLanguage();
  const { request: t } = messages;
  const mutate = useRequestMutation();
  const { data: days } = useQuarantineDays();
  const day = (value: string | Date) => formatDay(new Date(value), language);
  if (request.legal_hold) return <p>{t.held}</p>;
  const { erase_after: eraseAfter, due_at: due } = request;
  const plan = days === undefined ? undefined : planErasure(due, days);
  const scheduleErasure = (eraseBy?: Date) => {
    let eraseAt = '';
    void mutate({
      work: async (client) => {
        eraseAt = await requestErasure(client, personId, eraseBy?.toISOString());
      },
      undo: (client) => undoErasure(client, personId),
      done: () => fill(t.quarantineDone, { date: day(eraseAt) }),
    });
  };
  return (
    <>
      {eraseAfter ? (
        <p>{fill(t.inQuarantine, { date: day(eraseAfter) })}</p>
      ) : (
        <p className="text-soft">{t.quarantineText}</p>
      )}
      {isAfterDeadline(eraseAfter, due, plan) && (
        <p role="note" className="font-semibold text-amber">
          {fillAny(
            eraseAfter ? t.hiddenTooLong : plan?.eraseBy ? t.quarantineLate : t.eraseOverdue,
            {
              date: day(eraseAfter ?? plan?.usual ?? due),
              due: day(due),
            },
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {!eraseAfter && plan && (!plan.isLate || plan.eraseBy) && (
          <Button size="compact" onClick={() => scheduleErasure(plan.eraseBy)}>
            {plan.eraseBy ? fill(t.eraseBy, { date: day(plan.eraseBy) }) : t.quarantine}
          </Button>
        )}
        <ConfirmButton
          label={t.eraseOpen}
          messages={{
            title: fill(t.eraseAsk, { name: nameOfRequest(request, messages) }),
            text: t.eraseText,
            cancel: messages.cancel,
            submit: t.erase,
          }}
          onConfirm={() =>
            mutate({ work: (client) => erasePerson(client, personId), done: t.eraseDone })
          }
        />
      </div>
    </>
  );
}

function isAfterDeadline(
  eraseAfter: string | null,
  due: string,
  plan: ReturnType<typeof planErasure> | undefined,
): boolean {
  return eraseAfter ? Date.parse(eraseAfter) > Date.parse(due) : (plan?.isLate ?? false);
}

function useQuarantineDays() {
  return useLiveTables({
    queryKey: [...queryKeys.table('retention_periods'), 'quarantine'],
    queryFn: getQuarantineDays,
    follow: [{ table: 'retention_periods' }],
  });
}

function ByHand({ request, messages }: FulfilmentProps) {
  const { request: t } = messages;
  const mutate = useRequestMutation();
  const { id, state } = request;
  const email = requestedEmail(request);
  const finish = () =>
    void mutate({
      work: (client) => updateRequest(client, id, { state: 'done' }),
      undo: (client) => updateRequest(client, id, { state }),
      done: fill(t.stateSet, { state: messages.states.done }),
    });
  if (email) {
    const change = () =>
      void mutate({
        work: (client) => changeRequestedEmail(client, id),
        done: fill(t.emailChanged, { email }),
      });
    return (
      <>
        <p className="text-soft">{t.changeEmailText}</p>
        <div className="flex flex-wrap gap-3">
          <Button size="compact" onClick={change}>
            {fill(t.changeEmail, { email })}
          </Button>
          <Button size="compact" variant="paper" onClick={finish}>
            {t.finishUnchanged}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p className="text-soft">{t.byHand}</p>
      <Button size="compact" className="justify-self-start" onClick={finish}>
        {t.finish}
      </Button>
    </>
  );
}
