import { LongTextField } from '../forms/fields.tsx';
import type { OpenedForm } from '../forms/open-form.server.ts';
import { CvFields, PersonFields } from '../forms/person-fields.tsx';
import { PublicForm } from '../forms/public-form.tsx';
import type { ApplyMessages } from './apply/messages.en.ts';
import { QuestionField } from './question-field.tsx';
import type { JobQuestion } from './questions.ts';

type ApplyFormProps = {
  form: OpenedForm;
  job: string;
  questions: JobQuestion[];
  messages: ApplyMessages;
};

export function ApplyForm({ form, job, questions, messages }: ApplyFormProps) {
  return (
    <PublicForm form={form} submitLabel={messages.submit} note={messages.note}>
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
