import { queryKeys } from '../../backend/query-keys.ts';
import { type UndoableMutation, useUndoableMutation } from '../kit/use-undoable-mutation.ts';
import { inWords } from '../people/in-words.ts';
import type { AdminPrivacyRequestsMessages } from './messages.en.ts';

const requestsKey = queryKeys.table('privacy_requests');

/** Runs a mutation on a request, shows a toast and refreshes the requests. */
export function useRequestMutation(messages: AdminPrivacyRequestsMessages): UndoableMutation {
  const mutate = useUndoableMutation(messages, requestsKey);
  const { errors } = messages;
  return ({ work, undo, ...rest }) =>
    mutate({ ...rest, work: inWords(errors, work), undo: undo && inWords(errors, undo) });
}
