import { requestedEmail } from '../../../../domain/people/new-email.ts';
import { fill } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { changeRequestedEmail, updateRequest } from '../data.ts';
import { useRequestMutation } from '../use-request-mutation.ts';
import type { FulfilmentProps } from './fulfilment.tsx';

/** Requests that a colleague fulfils by hand, and then marks as done. */
export function ByHand({ request, messages }: FulfilmentProps) {
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
