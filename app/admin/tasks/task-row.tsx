import { clsx } from 'clsx';
import { startTransition, useOptimistic, useState } from 'react';
import { inLanguage } from '../../../domain/in-language.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import { pathOfTask } from '../../../domain/tasks/task.ts';
import { toStockholmDay } from '../../../domain/time/stockholm-day.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { useMessages } from '../use-messages.ts';
import { setTaskDone, type Task } from './data.ts';
import { describeDue } from './describe-due.ts';
import { TaskDialog } from './task-dialog.tsx';
import { tasksKey } from './use-tasks.ts';

type TaskRowProps = {
  task: Task;
  /** The record of the screen. The row does not repeat its name. */
  shownId?: string;
  /** Leaves the owner out, on the list of one colleague. */
  hidesOwner?: boolean;
};

export function TaskRow({ task, shownId, hidesOwner = false }: TaskRowProps) {
  const t = useMessages('tasks');
  const language = useLanguage();
  const mutate = useUndoableMutation(tasksKey);
  const [isEditing, setEditing] = useState(false);
  const { id, kind, details, due_on: dueOn } = task;
  const title = kind === 'scorecard' ? t.scorecard : task.title;
  // Shows the new state until the server has responded. After a failure the stored state is shown again, with the reason.
  const [isDone, showDone] = useOptimistic(task.done_at !== null);
  const dueText = describeDue(dueOn, toStockholmDay(new Date()), language, t);

  const toggle = () =>
    startTransition(async () => {
      showDone(!isDone);
      await mutate({
        work: (client) => setTaskDone(client, id, !isDone),
        undo: (client) => setTaskDone(client, id, isDone),
        done: isDone ? t.isReopened : t.isDone,
      });
    });

  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2.5">
      <span className="flex h-lh items-center">
        <Checkbox
          className="size-5"
          checked={isDone}
          aria-label={fill(t.check, { title })}
          onChange={toggle}
        />
      </span>
      <div className="grid min-w-0 gap-0.5">
        {kind === 'scorecard' ? (
          <LocalizedLink to={pathOfTask(task)} className={titleClass(isDone)}>
            {title}
          </LocalizedLink>
        ) : (
          <button
            type="button"
            aria-label={fill(t.edit, { title })}
            onClick={() => setEditing(true)}
            className={titleClass(isDone)}
          >
            {title}
          </button>
        )}
        {details && <p className="wrap-anywhere whitespace-pre-line">{details}</p>}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
          {!isDone && <Badge tone={dueText.tone}>{dueText.text}</Badge>}
          <Subject task={task} shownId={shownId} />
          {!hidesOwner && <span>{task.owner?.name ?? t.nobody}</span>}
        </p>
      </div>
      {isEditing && <TaskDialog task={task} onClose={() => setEditing(false)} />}
    </li>
  );
}

const titleClass = (isDone: boolean) =>
  clsx(
    'cursor-pointer justify-self-start text-left font-semibold wrap-anywhere underline decoration-transparent underline-offset-4 hover:decoration-current',
    isDone && 'text-soft line-through decoration-current!',
  );

const parseTitle = (job: { title: unknown } | null | undefined) =>
  (job?.title ?? {}) as LocalizedText;

/** Links to the record that the task is about, unless the screen shows it. */
function Subject({ task, shownId }: { task: Task; shownId?: string }) {
  const t = useMessages('tasks');
  const language = useLanguage();
  const { person_id, application_id, job_id, client_id, application, person, client } = task;
  if ([person_id, application_id, job_id, client_id].includes(shownId ?? '')) return null;
  const job = inLanguage(parseTitle(task.job ?? application?.job), language);
  // A screen that shows another record than the task names shows the person of its application: the job is enough there.
  const name =
    application && !shownId
      ? fill(t.about, { person: application.person.full_name || t.someone, job })
      : job || client?.name || person?.full_name || t.someone;
  return (
    <LocalizedLink
      to={pathOfTask(task)}
      className="underline decoration-line underline-offset-4 hover:decoration-current"
    >
      {name}
    </LocalizedLink>
  );
}
