import { queryKeys } from '../../backend/query-keys.ts';
import { type Act, useAct } from '../kit/use-act.ts';
import { inWords } from '../people/in-words.ts';
import type { AdminPrivacyRequestsMessages } from './messages.en.ts';

const requestsKey = queryKeys.table('privacy_requests');

/** Does something about a request, says so, and reads the requests again. */
export function useRequestAct(messages: AdminPrivacyRequestsMessages): Act {
  const act = useAct(messages, requestsKey);
  const { problems } = messages;
  return ({ work, undo, ...rest }) =>
    act({ ...rest, work: inWords(problems, work), undo: undo && inWords(problems, undo) });
}
