import { useState } from 'react';
import type { ZodError } from 'zod';
import { maxTaskLengths, taskFields } from '../../../domain/tasks/task.ts';
import { addDays } from '../../../domain/time/calendar-day.ts';
import { toStockholmDay } from '../../../domain/time/stockholm-day.ts';
import { formatStockholmDay } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { InputField, SelectField } from '../../ui/fields/field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { FormDialog } from '../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../kit/forms/use-submit.ts';
import { parseChange } from '../kit/saved-fields/parse-change.ts';
import { useSaveFields } from '../kit/saved-fields/use-save-fields.tsx';
import { useOwners } from '../kit/staff/use-staff-names.ts';
import { TextButton } from '../kit/text-button.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import {
  createTask,
  deleteTask,
  restoreTask,
  type Task,
  type TaskSubject,
  taskSource,
} from './data.ts';
import { tasksKey } from './use-tasks.ts';

type TaskDialogProps = { onClose: () => void } & (
  | { task: Task; subject?: undefined }
  | { task?: undefined; subject: TaskSubject }
);

/** Writes a new task about `subject`, or changes `task`. */
export function TaskDialog({ task, subject, onClose }: TaskDialogProps) {
  const { dialog: t, nobody } = useMessages('tasks');
  const language = useLanguage();
  const { userId, role } = useStaff();
  const mutate = useUndoableMutation(tasksKey);
  const owners = useOwners({
    current: task?.owner_id ?? null,
    jobId: subject ? jobOf(subject) : (task.job_id ?? task.application?.job_id),
  });
  // Live updates replace `task` while the inputs keep their values.
  const [openedTask] = useState(() => ({
    title: task?.title ?? '',
    details: task?.details ?? null,
    owner_id: task ? task.owner_id : userId,
    due_on: task?.due_on ?? addDays(toStockholmDay(new Date()), 1),
  }));
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const { save, question } = useSaveFields({
    mutate,
    source: (client) => taskSource(client, task?.id ?? ''),
    done: t.saved,
    onSaved: onClose,
    labelOf: (name) =>
      ({ title: t.title, details: t.details, owner_id: t.owner, due_on: t.due })[name] ?? name,
    formatValue: (name, value) => {
      if (name === 'owner_id')
        return owners.find((owner) => owner.value === value)?.label ?? nobody;
      return name === 'due_on'
        ? formatStockholmDay(new Date(String(value)), language)
        : String(value ?? '');
    },
  });
  const { pending, onSubmit } = useSubmit(async (field) => {
    const parsed = task ? parseChange(taskFields, openedTask, field) : parseNew(field);
    if ('error' in parsed) {
      const wrong = parsed.error.issues.map(({ path }) => path[0]);
      return setErrors({
        title: wrong.includes('title') ? t.titleMissing : undefined,
        due_on: wrong.includes('due_on') ? t.dueMissing : undefined,
      });
    }
    setErrors({});
    if ('change' in parsed) return save(parsed.change, openedTask);
    const { fields } = parsed;
    const isDone =
      subject &&
      (await mutate({ work: (client) => createTask(client, subject, fields), done: t.added }));
    if (isDone) onClose();
  });

  return (
    <>
      <FormDialog
        title={task ? t.edit : t.add}
        cancel={t.cancel}
        submit={task ? t.submit : t.submitNew}
        disabled={pending}
        onSubmit={onSubmit}
        onClose={onClose}
        noValidate
      >
        <InputField
          name="title"
          label={t.title}
          defaultValue={openedTask.title}
          maxLength={maxTaskLengths.title}
          error={errors.title}
          pattern=".*\S.*"
          required
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField name="owner_id" label={t.owner} defaultValue={openedTask.owner_id ?? ''}>
            {openedTask.owner_id === null && <option value="">{nobody}</option>}
            {owners.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <InputField
            name="due_on"
            type="date"
            label={t.due}
            defaultValue={openedTask.due_on}
            error={errors.due_on}
            required
          />
        </div>
        <TextareaField
          name="details"
          label={t.details}
          hint={t.hint}
          rows={3}
          defaultValue={openedTask.details ?? ''}
          maxLength={maxTaskLengths.details}
        />
        {task && (task.created_by === userId || role === 'admin') && (
          <TextButton
            className="justify-self-start text-lingon!"
            onClick={() => {
              onClose();
              void mutate({
                work: (client) => deleteTask(client, task.id),
                undo: (client) => restoreTask(client, task),
                done: t.deleted,
              });
            }}
          >
            {t.delete}
          </TextButton>
        )}
      </FormDialog>
      {question}
    </>
  );
}

const jobOf = ({ column, id, jobId }: TaskSubject) => (column === 'job_id' ? id : jobId);

type NewTask = Pick<Task, 'title' | 'details' | 'owner_id' | 'due_on'>;

function parseNew(typed: (name: string) => string): { fields: NewTask } | { error: ZodError } {
  const names = Object.keys(taskFields.shape);
  const { data, error } = taskFields.safeParse(
    Object.fromEntries(names.map((name) => [name, typed(name)])),
  );
  if (error) return { error };
  const { owner_id = null, details = null, ...rest } = data;
  return { fields: { ...rest, owner_id, details } };
}
