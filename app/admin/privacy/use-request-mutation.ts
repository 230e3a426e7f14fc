import { queryKeys } from '../../backend/query-keys.ts';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { useMessages } from '../use-messages.ts';

const queryKey = queryKeys.table('privacy_requests');

/** Runs a mutation on a request and refreshes the requests. */
export const useRequestMutation = () =>
  useUndoableMutation(queryKey, useMessages('privacy').errors);
