import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from 'sonner';
import { languages, parseLanguage } from '../../../domain/language.ts';
import { maxStaffNameLength } from '../../../domain/limits.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { isStaffPublic, updateStaffProfile } from '../../backend/staff-access.ts';
import { sameHrefIn } from '../../i18n/href.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField, InputField, SelectField } from '../../ui/field.tsx';
import { useDescribeError } from '../kit/use-describe-error.ts';
import { useSubmit } from '../kit/use-submit.ts';
import type { AdminMessages } from '../messages.en.ts';
import { useStaff } from '../shell/staff-context.ts';
import { Panel } from './panel.tsx';

export function About({ messages }: { messages: AdminMessages['profile'] }) {
  const { about } = messages;
  const { userId, name, language } = useStaff();
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const describeError = useDescribeError();
  const location = useLocation();
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const { data: isPublic } = useQuery({
    queryKey: queryKeys.list('staff_profiles', { userId, for: 'is_public' }),
    queryFn: async () => isStaffPublic(await getClient(), userId),
  });
  const { pending, onSubmit } = useSubmit(async (field) => {
    setError(undefined);
    const chosen = parseLanguage(field('language')) ?? language;
    try {
      await updateStaffProfile(await getClient(), userId, {
        name: field('name').trim(),
        language: chosen,
        ...(isPublic !== undefined && { is_public: field('is_public') === 'on' }),
      });
      await queries.invalidateQueries({ queryKey: queryKeys.table('staff_profiles') });
      toast.success(about.saved);
      if (chosen !== language) await navigate(sameHrefIn(chosen, location), { replace: true });
    } catch (cause) {
      setError(describeError(cause, about.failed));
    }
  });

  return (
    <Panel title={about.title} text={about.text}>
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
        {isPublic !== undefined && (
          <CheckboxField
            name="is_public"
            label={about.isPublic}
            hint={about.isPublicHint}
            defaultChecked={isPublic}
          />
        )}
        <Button type="submit" size="compact" disabled={pending} className="justify-self-start">
          {pending ? messages.saving : messages.save}
        </Button>
      </form>
    </Panel>
  );
}
