import { toStockholmDay } from '../../../../domain/time/stockholm-day.ts';
import { fill } from '../../../i18n/format.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { TaskRow } from '../../tasks/task-row.tsx';
import { useOpenTasks } from '../../tasks/use-tasks.ts';
import { useMessages } from '../../use-messages.ts';
import { FoldedList } from './folded-list.tsx';
import { Part } from './part.tsx';

export function TasksOfToday() {
  const { myDay: t } = useMessages('dashboard');
  const { userId } = useStaff();
  const { data: tasks, isError } = useOpenTasks(userId);
  const today = toStockholmDay(new Date());
  const dueTasks = tasks?.filter(({ due_on }) => due_on <= today);
  const later = tasks?.filter(({ due_on }) => due_on > today) ?? [];
  return (
    <Part title={t.tasks} count={dueTasks?.length} isError={isError} empty={t.noTasks}>
      <FoldedList
        items={dueTasks ?? []}
        render={(task) => <TaskRow key={task.id} task={task} hidesOwner />}
      />
      {later.length > 0 && (
        <details>
          <summary className="min-h-9 cursor-pointer content-center font-semibold text-soft">
            {fill(t.later, { count: later.length })}
          </summary>
          <ul className="grid divide-y divide-line">
            {later.map((task) => (
              <TaskRow key={task.id} task={task} hidesOwner />
            ))}
          </ul>
        </details>
      )}
    </Part>
  );
}
