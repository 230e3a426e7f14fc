import { ChoiceField, LongTextField, TextField } from '../forms/fields.tsx';
import type { OpenedForm } from '../forms/open-form.server.ts';
import { PublicForm } from '../forms/public-form.tsx';
import type { MembershipMessages } from './messages.en.ts';

type WaitingListFormProps = {
  form: OpenedForm;
  messages: MembershipMessages['form'];
  plan: string | undefined;
  calculation: string | undefined;
};

export function WaitingListForm({ form, messages, plan, calculation }: WaitingListFormProps) {
  const { labels } = form.messages;
  return (
    <PublicForm form={form} submitLabel={messages.submit} note={messages.note}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField name="company" label={labels.company} autoComplete="organization" />
        <TextField name="name" label={labels.name} autoComplete="name" />
        <TextField name="email" type="email" label={labels.email} autoComplete="email" />
        <TextField name="phone" type="tel" label={labels.phone} autoComplete="tel" />
      </div>
      <ChoiceField name="plan" label={messages.plan} options={messages.plans} defaultValue={plan} />
      <TextField name="roles_to_fill" label={messages.roles} hint={messages.rolesHint} />
      <LongTextField name="message" label={labels.message} defaultValue={calculation} />
    </PublicForm>
  );
}
