import { useState } from 'react';
import { TextButton } from '../../kit/text-button.tsx';
import type { TaskSubject } from '../../tasks/data.ts';
import { TaskDialog } from '../../tasks/task-dialog.tsx';
import { TaskRow } from '../../tasks/task-row.tsx';
import { useTasks } from '../../tasks/use-tasks.ts';
import { useMessages } from '../../use-messages.ts';

type TasksProps = { applicationId: string; jobId: string };

/** The open tasks about the application. Its timeline has the tasks that are done. */
export function Tasks({ applicationId, jobId }: TasksProps) {
  const t = useMessages('tasks');
  const subject: TaskSubject = { column: 'application_id', id: applicationId, jobId };
  const { data: tasks = [] } = useTasks(subject);
  const [isAdding, setAdding] = useState(false);
  const open = tasks.filter(({ done_at }) => done_at === null);
  return (
    <section aria-label={t.title} className="grid">
      {open.length > 0 && (
        <ul className="grid divide-y divide-line border-y border-line">
          {open.map((task) => (
            <TaskRow key={task.id} task={task} shownId={applicationId} />
          ))}
        </ul>
      )}
      <TextButton className="justify-self-start" onClick={() => setAdding(true)}>
        {t.add}
      </TextButton>
      {isAdding && <TaskDialog subject={subject} onClose={() => setAdding(false)} />}
    </section>
  );
}
