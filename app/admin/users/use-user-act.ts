import { queryKeys } from '../../backend/query-keys.ts';
import { type Act, useAct } from '../kit/use-act.ts';
import { inWords } from '../people/in-words.ts';
import type { AdminUsersMessages } from './messages.en.ts';

const usersKey = queryKeys.table('staff_profiles');

/** Does something with an account, says so, and reads everything about colleagues again. */
export function useUserAct(messages: AdminUsersMessages): Act {
  const act = useAct(messages, usersKey);
  const { problems } = messages;
  return ({ work, undo, ...rest }) =>
    act({ ...rest, work: inWords(problems, work), undo: undo && inWords(problems, undo) });
}
