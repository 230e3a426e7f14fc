import { useMemo } from 'react';
import { queryKeys } from '../../backend/query-keys.ts';
import { type Act, useAct } from '../kit/use-act.ts';
import { inWords } from './in-words.ts';
import { usePeople } from './people-context.ts';

const peopleKey = queryKeys.table('people');

/** Does something with a person, says so, and reads everything about people again. */
export function usePersonAct(): Act {
  const { failed, undo, undone, problems } = usePeople().people;
  const texts = useMemo(() => ({ failed, undo, undone }), [failed, undo, undone]);
  const act = useAct(texts, peopleKey);
  return ({ work, undo: takeBack, ...rest }) =>
    act({
      ...rest,
      work: inWords(problems, work),
      undo: takeBack && inWords(problems, takeBack),
    });
}
