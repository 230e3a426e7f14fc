import { maxEmailLength } from '../../../domain/limits.ts';
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
  const { labels } = form.texts;
  return (
    <PublicForm form={form} submitLabel={messages.submit} note={messages.note}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          name="company"
          label={labels.company}
          autoComplete="organization"
          maxLength={160}
          required
        />
        <TextField name="name" label={labels.name} autoComplete="name" maxLength={200} required />
        <TextField
          name="email"
          type="email"
          label={labels.email}
          autoComplete="email"
          maxLength={maxEmailLength}
          required
        />
        <TextField name="phone" type="tel" label={labels.phone} autoComplete="tel" maxLength={40} />
      </div>
      <ChoiceField name="plan" label={messages.plan} options={messages.plans} defaultValue={plan} />
      <TextField
        name="roles_to_fill"
        label={messages.roles}
        hint={messages.rolesHint}
        maxLength={1000}
      />
      <LongTextField
        name="message"
        label={labels.message}
        maxLength={5000}
        defaultValue={calculation}
      />
    </PublicForm>
  );
}
