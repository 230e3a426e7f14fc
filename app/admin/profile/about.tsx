import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from 'sonner';
import { languages, parseLanguage } from '../../../domain/language.ts';
import { maxStaffNameLength } from '../../../domain/limits.ts';
import { maxBioLength } from '../../../domain/staff/recruiter.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { toLocalizedText } from '../../backend/localized-columns.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { getPublicProfile, updateStaffProfile } from '../../backend/staff-access.ts';
import { useClientQuery } from '../../backend/use-client-query.ts';
import { sameHrefIn } from '../../i18n/href.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField, InputField, SelectField } from '../../ui/fields/field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { useDescribeError } from '../kit/actions/use-describe-error.ts';
import { useSubmit } from '../kit/forms/use-submit.ts';
import { changedFields } from '../kit/saved-fields/parse-change.ts';
import type { AdminMessages } from '../messages.en.ts';
import { useStaff } from '../shell/staff-context.ts';
import { ProfilePanel } from './panel.tsx';

export function About({ messages }: { messages: AdminMessages['profile'] }) {
  const { about } = messages;
  const { userId, name, language } = useStaff();
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const describeError = useDescribeError();
  const location = useLocation();
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const { data: publicProfile } = useClientQuery({
    queryKey: queryKeys.list('staff_profiles', { userId, for: 'public' }),
    queryFn: (client) => getPublicProfile(client, userId),
  });
  const { pending, onSubmit } = useSubmit(async (field) => {
    setError(undefined);
    const chosenLanguage = parseLanguage(field('language')) ?? language;
    try {
      const typedValues = {
        name: field('name').trim(),
        language: chosenLanguage,
        ...(publicProfile && {
          is_public: field('is_public') === 'on',
          bio: toLocalizedText(field('bio.en'), field('bio.sv')),
        }),
      };
      // Saves only the changed fields: the user may have saved other fields in another window.
      const change = changedFields({ name, language, ...publicProfile }, typedValues);
      if (Object.keys(change).length > 0) {
        await updateStaffProfile(await getClient(), userId, change);
      }
      await queries.invalidateQueries({ queryKey: queryKeys.table('staff_profiles') });
      toast.success(about.saved);
      if (chosenLanguage !== language)
        await navigate(sameHrefIn(chosenLanguage, location), { replace: true });
    } catch (error) {
      setError(describeError(error, about.failed));
    }
  });

  return (
    <ProfilePanel title={about.title} text={about.text}>
      <form className="grid gap-4" onSubmit={onSubmit}>
        <div className="grid gap-4 sm:grid-cols-2">
          <InputField
            label={about.name}
            error={error}
            name="name"
            defaultValue={name}
            autoComplete="name"
            maxLength={maxStaffNameLength}
            pattern=".*\S.*"
            required
          />
          <SelectField label={about.language} name="language" defaultValue={language}>
            {languages.map((code) => (
              <option key={code} value={code} lang={code}>
                {about.languages[code]}
              </option>
            ))}
          </SelectField>
        </div>
        {publicProfile && (
          <>
            <CheckboxField
              name="is_public"
              label={about.isPublic}
              hint={about.isPublicHint}
              defaultChecked={publicProfile.is_public}
            />
            <div className="grid gap-4 sm:grid-cols-2">
              {languages.map((code) => (
                <TextareaField
                  key={code}
                  name={`bio.${code}`}
                  lang={code}
                  label={about.bio[code]}
                  hint={about.bioHint}
                  rows={3}
                  maxLength={maxBioLength}
                  defaultValue={publicProfile.bio[code] ?? ''}
                />
              ))}
            </div>
          </>
        )}
        <Button type="submit" size="compact" disabled={pending} className="justify-self-start">
          {pending ? messages.saving : messages.save}
        </Button>
      </form>
    </ProfilePanel>
  );
}
