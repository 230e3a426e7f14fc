import type { OwnPage } from '../../../../domain/own-page.ts';
import { fill } from '../../../i18n/fill.ts';
import { TextField } from '../../forms/fields.tsx';
import type { OwnPageContent } from '../own-messages.server.ts';
import type { RunAction } from '../use-own-page.ts';
import { CorrectionForm } from './correction-form.tsx';

type DetailsFormProps = {
  person: NonNullable<OwnPage['person']>;
  content: OwnPageContent;
  runAction: RunAction;
};

export function DetailsForm({
  person,
  content: { formMessages, messages, constraints },
  runAction,
}: DetailsFormProps) {
  const { labels } = formMessages;
  const { details } = messages;
  const describeNewEmail = (newEmail: string) =>
    person.email
      ? fill(details.newEmail, { newEmail, email: person.email })
      : fill(details.newEmailOnly, { newEmail });
  const describeSaved = ({ new_email: typed }: Record<string, unknown>) => {
    const email = String(typed ?? '').trim();
    const isNew = email !== '' && email.toLowerCase() !== person.email?.toLowerCase();
    return isNew ? describeNewEmail(email) : details.saved;
  };
  return (
    <section>
      <h2 className="pb-5 text-[1.5rem]">{details.title}</h2>
      {person.new_email && <p className="measure-52 pb-5">{describeNewEmail(person.new_email)}</p>}
      <CorrectionForm
        messages={formMessages}
        constraints={constraints.person}
        part="person"
        stored={{ ...person, new_email: person.email }}
        runAction={runAction}
        save={details.save}
        saved={describeSaved}
      >
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField name="first_name" label={labels.firstName} />
          <TextField name="last_name" label={labels.lastName} />
          <TextField name="new_email" type="email" label={labels.email} hint={details.emailHint} />
          <TextField name="phone" type="tel" label={labels.phone} />
          <TextField name="linkedin_url" label={labels.linkedin} inputMode="url" />
          <TextField name="location" label={labels.location} />
          <TextField name="headline" label={details.headline} />
        </div>
      </CorrectionForm>
    </section>
  );
}
