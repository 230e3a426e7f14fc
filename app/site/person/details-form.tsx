import { maxEmailLength } from '../../../domain/limits.ts';
import { TextField } from '../forms/fields.tsx';
import { CorrectionForm } from './correction-form.tsx';
import type { OwnPage } from './data.ts';
import type { OwnWords } from './own-words.server.ts';
import type { Act } from './use-own-page.ts';

type DetailsFormProps = {
  person: NonNullable<OwnPage['person']>;
  words: OwnWords;
  act: Act;
};

export function DetailsForm({ person, words: { texts, messages }, act }: DetailsFormProps) {
  const { labels } = texts;
  const { details } = messages;
  return (
    <section>
      <h2 className="pb-5 text-[1.5rem]">{details.title}</h2>
      <CorrectionForm
        texts={texts}
        part="person"
        stored={{ ...person, new_email: person.email }}
        act={act}
        save={details.save}
        saved={details.saved}
      >
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField name="first_name" label={labels.firstName} maxLength={100} required />
          <TextField name="last_name" label={labels.lastName} maxLength={100} required />
          <TextField
            name="new_email"
            type="email"
            label={labels.email}
            hint={details.emailHint}
            maxLength={maxEmailLength}
            required
          />
          <TextField name="phone" type="tel" label={labels.phone} maxLength={40} />
          <TextField name="linkedin_url" label={labels.linkedin} inputMode="url" maxLength={300} />
          <TextField name="location" label={labels.location} maxLength={120} />
          <TextField name="headline" label={details.headline} maxLength={200} />
        </div>
      </CorrectionForm>
    </section>
  );
}
