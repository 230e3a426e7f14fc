import { type ReactNode, useMemo, useRef, useState } from 'react';
import { MoveDialog } from './move-dialog.tsx';
import { type Moves, MovesContext, type Question, type Shows } from './moves-context.ts';
import { useCarryOut } from './use-carry-out.ts';

/** The one place through which every card moves, wherever it is shown. */
export function MovesProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const audience = useRef(new Set<Shows>());
  const carryOut = useCarryOut();

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

  return (
    <MovesContext value={moves}>
      {children}
      {question && (
        <MoveDialog
          key={`${question.card.id}:${question.to}`}
          question={question}
          onCancel={() => {
            shows.place(question.card);
            setQuestion(undefined);
          }}
          onMove={(asked) => {
            setQuestion(undefined);
            void carryOut(question.card, asked, { shows });
          }}
        />
      )}
    </MovesContext>
  );
}
