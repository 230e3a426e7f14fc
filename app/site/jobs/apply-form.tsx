import { maxAnswerLength } from '../../../domain/jobs/job-question.ts';
import { ChoiceGroup } from '../forms/choice-group.tsx';
import { LongTextField, TextField } from '../forms/fields.tsx';
import { useFormMessages } from '../forms/form-context.ts';
import type { OpenedForm } from '../forms/open-form.server.ts';
import { CvFields, PersonFields } from '../forms/person-fields.tsx';
import { PublicForm } from '../forms/public-form.tsx';
import type { ApplyMessages } from './apply/messages.en.ts';
import type { JobQuestion } from './questions.ts';

type ApplyFormProps = {
  form: OpenedForm;
  /** The slug of the job. */
  job: string;
  questions: JobQuestion[];
  messages: ApplyMessages;
};

export function ApplyForm({ form, job, questions, messages }: ApplyFormProps) {
  return (
    <PublicForm form={form} submitLabel={messages.submit} note={messages.note} thanksFor={{ job }}>
      <input type="hidden" name="job" value={job} />
      <PersonFields />
      <CvFields oneIsNeeded />
      {questions.length > 0 && (
        <div className="grid gap-6 border-y border-line py-7">
          <h3 className="text-[1.3rem]">{messages.questions}</h3>
          {questions.map((question) => (
            <QuestionField key={question.id} question={question} />
          ))}
        </div>
      )}
      <LongTextField
        name="cover_letter"
        label={messages.letter}
        hint={messages.letterHint}
        rows={5}
      />
    </PublicForm>
  );
}

/** The field of one question of the job, by its kind. */
function QuestionField({ question }: { question: JobQuestion }) {
  const { yes, no } = useFormMessages();
  const { id, kind, prompt, help, required } = question;
  const shared = { name: `answers.${id}`, label: prompt, required, hint: help || undefined };
  const options = Object.fromEntries(question.options.map(({ value, label }) => [value, label]));

  switch (kind) {
    case 'yes_no':
      return <ChoiceGroup {...shared} type="radio" options={{ yes, no }} />;
    case 'single_choice':
      return <ChoiceGroup {...shared} type="radio" options={options} />;
    case 'multiple_choice':
      return <ChoiceGroup {...shared} type="checkbox" options={options} />;
    case 'long_text':
      return <LongTextField {...shared} maxLength={maxAnswerLength.long_text} />;
    case 'number':
      return <TextField {...shared} type="number" step="any" inputMode="decimal" />;
    case 'url':
      return (
        <TextField {...shared} type="url" placeholder="https://" maxLength={maxAnswerLength.url} />
      );
    case 'short_text':
      return <TextField {...shared} maxLength={maxAnswerLength.short_text} />;
  }
}
