import { LongTextField, TextField } from '../forms/fields.tsx';
import type { OpenedForm } from '../forms/open-form.server.ts';
import { CvFields, PersonFields } from '../forms/person-fields.tsx';
import { PublicForm } from '../forms/public-form.tsx';
import { FreelancerFields, type FreelancerFieldsProps } from './freelancer-fields.tsx';

type FreelancerFormProps = Omit<FreelancerFieldsProps, 'children'> & { form: OpenedForm };

export function FreelancerForm({ form, messages, choices }: FreelancerFormProps) {
  return (
    <PublicForm form={form} submitLabel={messages.submit} note={messages.note}>
      <PersonFields />
      <TextField name="headline" label={messages.headline} hint={messages.headlineHint} />
      <FreelancerFields messages={messages} choices={choices}>
        <TextField name="available_from" type="date" label={messages.available} />
      </FreelancerFields>
      <CvFields />
      <LongTextField name="summary" label={messages.summary} />
    </PublicForm>
  );
}
