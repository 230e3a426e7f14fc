import { fillAny } from '../../../i18n/fill-any.ts';
import { fill, formatDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmButton } from '../../kit/dialogs/confirm-button.tsx';
import { requestErasure, undoErasure } from '../../people/data/actions.ts';
import { useQuarantineDays } from '../../people/privacy/use-quarantine-days.ts';
import { erasePerson } from '../data.ts';
import { nameOfRequest } from '../request-columns.tsx';
import { useRequestMutation } from '../use-request-mutation.ts';
import type { FulfilmentWithPersonProps } from './fulfilment.tsx';
import { planErasure } from './plan-erasure.ts';

export function Erasure({ request, personId, messages }: FulfilmentWithPersonProps) {
  const language = useLanguage();
  const { request: t } = messages;
  const mutate = useRequestMutation();
  const days = useQuarantineDays();
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
