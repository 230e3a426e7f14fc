import { use } from 'react';
import { documentExtensions } from '../../../domain/document.ts';
import { VisitorContext } from '../shell/visitor/visitor-context.ts';
import { TextField } from './fields.tsx';
import { useFormMessages } from './form-context.ts';
import { UploadField } from './upload/upload-field.tsx';

/** Name, e-mail and phone: the same fields in every form where a person signs up. */
export function PersonFields() {
  const { labels } = useFormMessages();
  const linkedinProfile = useLinkedinProfile();
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          name="first_name"
          label={labels.firstName}
          autoComplete="given-name"
          defaultValue={linkedinProfile.given_name}
        />
        <TextField
          name="last_name"
          label={labels.lastName}
          autoComplete="family-name"
          defaultValue={linkedinProfile.family_name}
        />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          name="email"
          type="email"
          label={labels.email}
          autoComplete="email"
          defaultValue={linkedinProfile.email}
        />
        <TextField name="phone" type="tel" label={labels.phone} autoComplete="tel" />
      </div>
    </>
  );
}

/** The LinkedIn profile of a signed-in visitor, to prefill the form. */
function useLinkedinProfile() {
  const { user } = use(VisitorContext) ?? {};
  const identity = user?.identities?.find(({ provider }) => provider === 'linkedin_oidc');
  return identity?.identity_data ?? {};
}

const acceptedExtensions = documentExtensions.map((extension) => `.${extension}`).join(',');

type CvFieldsProps = {
  hint?: string;
  /** True when one of the two is required. */
  oneIsNeeded?: boolean;
};

export function CvFields({ hint, oneIsNeeded = false }: CvFieldsProps) {
  const { labels, hints } = useFormMessages();
  return (
    <>
      <UploadField
        name="cv"
        data-or={oneIsNeeded ? 'linkedin_url' : undefined}
        accept={acceptedExtensions}
        label={labels.cv}
        hint={oneIsNeeded ? `${hints.cv} ${hints.cvOrLinkedin}` : (hint ?? hints.cv)}
        hidesOptional={oneIsNeeded}
      />
      <TextField
        name="linkedin_url"
        label={labels.linkedin}
        hidesOptional={oneIsNeeded}
        placeholder="linkedin.com/in/"
        inputMode="url"
        autoComplete="url"
      />
    </>
  );
}
