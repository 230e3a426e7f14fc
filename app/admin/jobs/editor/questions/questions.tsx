import { DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { useRef, useState } from 'react';
import { toast } from 'sonner';
import type { QuestionDraft } from '../../../../../domain/jobs/job-question-draft.ts';
import { queryKeys } from '../../../../backend/query-keys.ts';
import { useClientQuery } from '../../../../backend/use-client-query.ts';
import { fill } from '../../../../i18n/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Section } from '../../../kit/screens/section.tsx';
import { useStaff } from '../../../shell/staff-context.ts';
import { useMessages } from '../../../use-messages.ts';
import { countAnswers } from '../../data/editor.ts';
import { createChange, useJobEditing } from '../use-job-editor.ts';
import { QuestionCard } from './question-card.tsx';

const emptyQuestion: QuestionDraft = {
  kind: 'short_text',
  prompt: { en: '', sv: '' },
  help: { en: '', sv: '' },
  options: [],
  required: false,
};

// The screen announces moves itself, in its own language, so the announcements of the library are
// disabled.
const announceNothing = () => undefined;
const withoutAnnouncements = {
  announcements: {
    onDragStart: announceNothing,
    onDragOver: announceNothing,
    onDragEnd: announceNothing,
    onDragCancel: announceNothing,
  },
  screenReaderInstructions: { draggable: '' },
};

export function JobQuestions() {
  const { draft, change, disabled } = useJobEditing();
  const { questions: messages } = useMessages('jobEditor');
  const { questions: ids } = draft;
  // Undo, in a toast, adds to the draft of that moment.
  const latestDraft = useRef(draft);
  latestDraft.current = draft;
  const [announcement, setAnnouncement] = useState('');
  const [addedId, setAddedId] = useState<string>();
  const answers = useAnswers();
  // A minimum distance, so that a click on the handle does not start a drag.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));

  function move(id: string, index: number) {
    const otherIds = ids.filter((other) => other !== id);
    change({ questions: otherIds.toSpliced(index, 0, id) });
    const number = ids.indexOf(id) + 1;
    setAnnouncement(fill(messages.moved, { number, position: index + 1, count: ids.length }));
  }

  function moveToDrop({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) move(String(active.id), ids.indexOf(String(over.id)));
  }

  function remove(id: string) {
    const question = draft[`question:${id}`];
    const index = ids.indexOf(id);
    setAddedId(undefined);
    change({
      questions: ids.filter((other) => other !== id),
      ...createChange(`question:${id}`, undefined),
    });
    const undo = () =>
      change({
        questions: latestDraft.current.questions.toSpliced(index, 0, id),
        ...createChange(`question:${id}`, question),
      });
    toast(messages.removed, { action: { label: messages.undo, onClick: undo }, duration: 10_000 });
  }

  function add() {
    const id = crypto.randomUUID();
    change({ questions: [...ids, id], ...createChange(`question:${id}`, emptyQuestion) });
    setAddedId(id);
    setAnnouncement('');
  }

  return (
    <Section
      title={messages.title}
      text={messages.text}
      actions={
        !disabled && (
          <Button variant="paper" size="compact" onClick={add}>
            {messages.add}
          </Button>
        )
      }
    >
      {ids.length === 0 && <p className="text-soft">{messages.empty}</p>}
      <DndContext sensors={sensors} onDragEnd={moveToDrop} accessibility={withoutAnnouncements}>
        <ol className="grid gap-3 empty:hidden">
          {ids.map((id, index) => (
            <QuestionCard
              key={id}
              id={id}
              number={index + 1}
              answers={answers[id] ?? 0}
              isNew={id === addedId}
              onMove={(by) => move(id, index + by)}
              onRemove={() => remove(id)}
            />
          ))}
        </ol>
      </DndContext>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </Section>
  );
}

/** Number of answers by question. Editors may not read it. */
function useAnswers(): Record<string, number> {
  const { row: job } = useJobEditing();
  const { role } = useStaff();
  const { data = {} } = useClientQuery({
    queryKey: [...queryKeys.table('application_answers'), 'count', job.draft.questions],
    queryFn: (client) => countAnswers(client, job.draft.questions),
    enabled: role !== 'editor',
  });
  return data;
}
