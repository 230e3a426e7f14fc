import { useState } from 'react';
import { fill } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Section } from '../kit/screens/section.tsx';
import { useMessages } from '../use-messages.ts';
import type { TaskSubject } from './data.ts';
import { TaskDialog } from './task-dialog.tsx';
import { TaskRow } from './task-row.tsx';
import { useTasks } from './use-tasks.ts';

/** The tasks about a record, with the tasks that are done below. */
export function TasksSection({ subject }: { subject: TaskSubject }) {
  const t = useMessages('tasks');
  const { data: tasks, isError } = useTasks(subject);
  const [isAdding, setAdding] = useState(false);
  const open = tasks?.filter(({ done_at }) => done_at === null) ?? [];
  const doneTasks = tasks?.filter(({ done_at }) => done_at !== null) ?? [];

  return (
    <Section
      title={t.title}
      actions={
        <Button variant="paper" size="compact" onClick={() => setAdding(true)}>
          {t.add}
        </Button>
      }
    >
      {isError && !tasks && <p className="text-lingon">{t.failed}</p>}
      {!tasks && !isError && <Skeleton className="h-12" />}
      {tasks && open.length === 0 && <p className="text-soft">{t.none}</p>}
      {open.length > 0 && (
        <ul className="-my-2 grid divide-y divide-line">
          {open.map((task) => (
            <TaskRow key={task.id} task={task} shownId={subject.id} />
          ))}
        </ul>
      )}
      {doneTasks.length > 0 && (
        <details>
          <summary className="min-h-9 cursor-pointer font-semibold text-soft">
            {fill(t.done, { count: doneTasks.length })}
          </summary>
          <ul className="grid divide-y divide-line">
            {doneTasks.map((task) => (
              <TaskRow key={task.id} task={task} shownId={subject.id} />
            ))}
          </ul>
        </details>
      )}
      {isAdding && <TaskDialog subject={subject} onClose={() => setAdding(false)} />}
    </Section>
  );
}
