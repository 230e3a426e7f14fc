import {
  findJobErrors,
  type JobDraft,
  listMissingInJob,
} from '../../../../domain/jobs/job-draft.ts';
import type { QuestionDraft } from '../../../../domain/jobs/job-question-draft.ts';
import type { SalaryDraft } from '../../../../domain/jobs/job-salary-draft.ts';
import { fill } from '../../../i18n/format.ts';
import { useEditing, useEditor } from '../../kit/editor/use-editor.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import { type EditedJob, findEditedJob, saveJob } from '../data/editor.ts';

export const useJobEditing = useEditing<EditedJob, JobDraft>;

export function useJobEditor(job: EditedJob, isGone: boolean) {
  const messages = useMessages('jobEditor');
  const editing = useMessages('editing');
  const { role } = useStaff();
  const { details, content, salary, questions } = messages;
  const errors = { ...editing.errors, ...messages.errors };
  return useEditor(job, {
    name: 'job',
    id: job.id,
    table: 'jobs',
    list: '/admin/jobs',
    messages,
    isGone,
    disabled: role === 'editor' && job.state !== 'draft',
    isAutomatic: ({ state }) => state === 'draft',
    find: (client) => findEditedJob(client, job.id),
    save: (client, save) => saveJob(client, job.id, save),
    combine: (key, theirs, mine) =>
      key === 'questions'
        ? [...new Set([...(mine as string[]), ...(theirs as string[])])]
        : undefined,
    tidy: withoutDeletedQuestions,
    findErrors: findJobErrors,
    describeError: (error) => errors[error],
    slugTaken: messages.errors.slug_taken,
    listMissing: listMissingInJob,
    labels: {
      ...content.fields,
      slug: editing.slug,
      kind: details.kind,
      client_id: details.client,
      field: details.field,
      location: details.location,
      country: details.country,
      remote: details.remote,
      employment_type: details.employment,
      seniority: details.seniority,
      benefits: details.benefits,
      channels: messages.channels.title,
      owner_id: details.owner,
      opens_on: details.opens,
      closes_on: details.closes,
      salary: salary.title,
    },
    describeField: (key, draft) => {
      const id = /^question:([^.]+)/.exec(key)?.[1];
      if (!id) return undefined;
      const number = draft.questions.indexOf(id) + 1 || draft.questions.length + 1;
      return fill(questions.name, { number });
    },
    describeValue,
  });
}

/** Removes questions from the order that one of the two editors deleted. */
function withoutDeletedQuestions(draft: JobDraft): JobDraft {
  return { ...draft, questions: draft.questions.filter((id) => draft[`question:${id}`]) };
}

function describeValue(key: string, value: unknown): string | undefined {
  if (!value) return undefined;
  if (key.startsWith('question:')) {
    const { prompt, options } = value as QuestionDraft;
    const choices = options.map(({ label }) => `• ${label.en || label.sv}`);
    return [prompt.en, prompt.sv, ...choices].filter(Boolean).join('\n');
  }
  if (key === 'salary') {
    const { minimum, maximum, currency, period } = value as SalaryDraft;
    return `${minimum}–${maximum} ${currency} / ${period}`;
  }
  return undefined;
}

/** Creates a change of one field; undefined removes the field. */
export function createChange<Key extends keyof JobDraft>(
  key: Key,
  value: JobDraft[Key] | undefined,
): Partial<JobDraft> {
  return { [key]: value } as Partial<JobDraft>;
}
