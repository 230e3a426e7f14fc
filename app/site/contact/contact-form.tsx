import { maxEmailLength } from '../../../domain/limits.ts';
import { LongTextField, TextField } from '../forms/fields.tsx';
import type { OpenedForm } from '../forms/open-form.server.ts';
import { PublicForm } from '../forms/public-form.tsx';
import type { ContactMessages } from './messages.en.ts';

type ContactFormProps = { form: OpenedForm; messages: ContactMessages['form'] };

export function ContactForm({ form, messages }: ContactFormProps) {
  const { labels } = form.texts;
  return (
    <PublicForm form={form} submitLabel={messages.submit} note={messages.note}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField name="name" label={labels.name} autoComplete="name" maxLength={200} required />
        <TextField
          name="email"
          type="email"
          label={labels.email}
          autoComplete="email"
          maxLength={maxEmailLength}
          required
        />
      </div>
      <TextField
        name="company"
        label={labels.company}
        autoComplete="organization"
        maxLength={160}
      />
      <LongTextField name="message" label={messages.message} maxLength={5000} rows={6} required />
    </PublicForm>
  );
}
