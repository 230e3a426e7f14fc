import { privacyRequestStates } from '../../../../domain/enums.ts';
import { requestedEmail } from '../../../../domain/people/new-email.ts';
import { fill } from '../../../i18n/format.ts';
import { Chip } from '../../../ui/fields/chip.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { isErased, type PrivacyRequest, type RequestState, updateRequest } from '../data.ts';
import type { AdminPrivacyRequestsMessages } from '../messages.en.ts';
import { useRequestMutation } from '../use-request-mutation.ts';

type RequestStatesProps = {
  request: PrivacyRequest;
  isAdmin: boolean;
  messages: AdminPrivacyRequestsMessages;
};

export function RequestStates({ request, isAdmin, messages }: RequestStatesProps) {
  const mutate = useRequestMutation();
  const { request: t } = messages;
  const { id, kind, state: current } = request;
  const hasNote = Boolean(request.note?.trim());
  const isOfUnerased = kind === 'erasure' && !isErased(request);
  const isDisabled = (state: RequestState) => {
    if (!isAdmin) return true;
    if (state === current) return false;
    if (state === 'refused') return !hasNote;
    if (state !== 'done') return false;
    // Only the erasure itself marks its request as done.
    if (isOfUnerased) return true;
    // The download marks it as done; an answer in another way needs a note.
    if (kind === 'export') return !hasNote;
    // Two other buttons mark it as done: one changes the address, the other keeps it.
    return request.is_open && requestedEmail(request) !== undefined;
  };
  const set = (state: RequestState) =>
    void mutate({
      work: (client) => updateRequest(client, id, { state }),
      undo: (client) => updateRequest(client, id, { state: current }),
      done:
        isOfUnerased && state === 'refused'
          ? t.closedUnerased
          : fill(t.stateSet, { state: messages.states[state] }),
    });

  return (
    <Section title={t.state}>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t.state}</legend>
        {privacyRequestStates.map((state) => (
          <Chip
            key={state}
            isOn={current === state}
            aria-pressed={current === state}
            disabled={isDisabled(state)}
            className="disabled:cursor-default disabled:opacity-60"
            onClick={() => current !== state && set(state)}
          >
            {messages.states[state]}
          </Chip>
        ))}
      </fieldset>
      {isAdmin && request.is_open && isOfUnerased && <p className="text-soft">{t.doneByErasing}</p>}
      {isAdmin && request.is_open && !hasNote && (
        <p className="text-soft">{kind === 'export' ? t.copyNeedsNote : t.refuseNeedsNote}</p>
      )}
    </Section>
  );
}
