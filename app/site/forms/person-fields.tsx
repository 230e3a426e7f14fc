import { maxEmailLength } from '../../../domain/limits.ts';
import { useKnownPerson } from '../shell/use-known-person.ts';
import { TextField, UploadField } from './fields.tsx';
import { useFormTexts } from './form-context.ts';

/** Who it is: the same fields, in the same order, wherever a person signs up. */
export function PersonFields() {
  const { labels } = useFormTexts();
  const known = useKnownPerson();
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          name="first_name"
          label={labels.firstName}
          autoComplete="given-name"
          defaultValue={known.firstName}
          maxLength={100}
          required
        />
        <TextField
          name="last_name"
          label={labels.lastName}
          autoComplete="family-name"
          defaultValue={known.lastName}
          maxLength={100}
          required
        />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          name="email"
          type="email"
          label={labels.email}
          autoComplete="email"
          defaultValue={known.email}
          maxLength={maxEmailLength}
          required
        />
        <TextField name="phone" type="tel" label={labels.phone} autoComplete="tel" maxLength={40} />
      </div>
    </>
  );
}

const accepted = '.pdf,.docx,.odt,.rtf,.txt';

type CvFieldsProps = {
  hint?: string;
  /** Whether one of the two must be given. */
  oneIsNeeded?: boolean;
};

export function CvFields({ hint, oneIsNeeded = false }: CvFieldsProps) {
  const { labels, hints } = useFormTexts();
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <UploadField
        name="cv"
        data-or={oneIsNeeded ? 'linkedin_url' : undefined}
        accept={accepted}
        label={labels.cv}
        hint={oneIsNeeded ? `${hints.cv} ${hints.cvOrLinkedin}` : (hint ?? hints.cv)}
        unmarked={oneIsNeeded}
      />
      <TextField
        name="linkedin_url"
        label={labels.linkedin}
        unmarked={oneIsNeeded}
        placeholder="linkedin.com/in/"
        inputMode="url"
        autoComplete="url"
        maxLength={300}
      />
    </div>
  );
}
