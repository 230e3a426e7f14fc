import type { OpenedForm } from '../forms/open-form.server.ts';
import { CvFields, PersonFields } from '../forms/person-fields.tsx';
import { PublicForm } from '../forms/public-form.tsx';
import { CandidateFields, type CandidateFieldsProps } from './candidate-fields.tsx';

type CandidateFormProps = CandidateFieldsProps & { form: OpenedForm; cvHint: string };

export function CandidateForm({ form, messages, choices, cvHint }: CandidateFormProps) {
  return (
    <PublicForm form={form} submitLabel={messages.submit} note={messages.note}>
      <PersonFields />
      <CvFields hint={`${form.messages.hints.cv} ${cvHint}`} />
      <CandidateFields messages={messages} choices={choices} />
    </PublicForm>
  );
}
