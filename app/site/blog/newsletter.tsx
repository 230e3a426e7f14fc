import { TextField } from '../forms/fields.tsx';
import type { OpenedForm } from '../forms/open-form.server.ts';
import { PublicForm } from '../forms/public-form.tsx';
import type { BlogMessages } from './messages.en.ts';

type NewsletterProps = { messages: BlogMessages['newsletter']; form: OpenedForm };

export function Newsletter({ messages, form }: NewsletterProps) {
  const { labels } = form.messages;
  return (
    <section
      aria-labelledby="newsletter-title"
      className="grid items-start gap-x-14 gap-y-7 rounded-card bg-wool p-7 md:grid-cols-2 md:p-13 print:hidden"
    >
      <div>
        <h2 id="newsletter-title" className="text-[clamp(1.8rem,3vw,2.5rem)]">
          {messages.title}
        </h2>
        <p className="measure-46 pt-3 text-[1.1rem] text-soft">{messages.text}</p>
      </div>
      <PublicForm form={form} submitLabel={messages.submit} note={messages.note}>
        <TextField name="email" type="email" label={labels.email} autoComplete="email" />
      </PublicForm>
    </section>
  );
}
