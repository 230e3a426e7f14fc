import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useForgetDrafts } from '../../kit/use-draft.ts';
import { MoveDialog, moveDrafts, type Written } from './move-dialog.tsx';
import { type Moves, MovesContext, type Question, type Shows } from './moves-context.ts';
import { useCarryOut } from './use-carry-out.ts';

/** The one place through which every card moves, wherever it is shown. */
export function MovesProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const audience = useRef(new Set<Shows>());
  const carryOut = useCarryOut();
  // What was written about a move that failed, for the next try.
  const unsent = useRef(new Map<string, Written>());

  const shows = useMemo<Shows>(
    () => ({
      place: (card) => {
        for (const one of audience.current) one.place(card);
      },
      refresh: async (ids) => {
        await Promise.all([...audience.current].map((one) => one.refresh(ids)));
      },
    }),
    [],
  );
  const moves = useMemo<Moves>(
    () => ({
      ask: (asked) => {
        if (asked.position) {
          shows.place({ ...asked.card, stage: asked.to, position: asked.position });
        }
        setQuestion(asked);
      },
      reorder: (card, position) =>
        void carryOut(card, { to: card.stage, position }, { shows, isQuiet: true }),
      refresh: shows.refresh,
      join: (one) => {
        audience.current.add(one);
        return () => audience.current.delete(one);
      },
    }),
    [carryOut, shows],
  );

  const forgetDrafts = useForgetDrafts();
  const forget = (asked: Question) => {
    unsent.current.delete(keyOf(asked));
    forgetDrafts(...Object.values(moveDrafts(asked)));
  };

  async function answer(asked: Question, written: Written) {
    setQuestion(undefined);
    unsent.current.set(keyOf(asked), written);
    if (await carryOut(asked.card, written.asked, { shows })) forget(asked);
  }

  const key = question && keyOf(question);
  return (
    <MovesContext value={moves}>
      {children}
      {question && key && (
        <MoveDialog
          key={key}
          question={question}
          written={unsent.current.get(key)}
          onCancel={() => {
            shows.place(question.card);
            forget(question);
            setQuestion(undefined);
          }}
          onMove={(written) => void answer(question, written)}
        />
      )}
    </MovesContext>
  );
}

const keyOf = ({ card, to, toJob }: Question) => [card.id, to, toJob && 'job'].join(':');
