import { LongTextField, TextField } from '../forms/fields.tsx';
import type { OpenedForm } from '../forms/open-form.server.ts';
import { PublicForm } from '../forms/public-form.tsx';
import type { ContactMessages } from './messages.en.ts';

type ContactFormProps = { form: OpenedForm; messages: ContactMessages['form'] };

export function ContactForm({ form, messages }: ContactFormProps) {
  const { labels } = form.messages;
  return (
    <PublicForm form={form} submitLabel={messages.submit} note={messages.note}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField name="name" label={labels.name} autoComplete="name" />
        <TextField name="email" type="email" label={labels.email} autoComplete="email" />
      </div>
      <TextField name="company" label={labels.company} autoComplete="organization" />
      <LongTextField name="message" label={messages.message} rows={6} />
    </PublicForm>
  );
}
