import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { jobChoices } from '../../../domain/jobs/job-draft.ts';
import { languages } from '../../../domain/language.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { InputField } from '../../ui/field.tsx';
import { Screen } from '../kit/screen.tsx';
import { useDescribeError } from '../kit/use-describe-error.ts';
import { useSubmit } from '../kit/use-submit.ts';
import { useMessages } from '../use-messages.ts';
import { createJob } from './data/editor.ts';
import { ChoiceField } from './editor/choice-field.tsx';
import { ClientField } from './editor/client-field.tsx';

const maxTitleLength = 160;

export default function NewJob() {
  const messages = useMessages('jobEditor');
  const words = useMessages('jobChoices');
  const { create, details } = messages;
  const { getClient } = useAuth();
  const language = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const describeError = useDescribeError();
  const [kind, setKind] = useState<(typeof jobChoices.kind)[number]>('client');
  const [clientId, setClientId] = useState(params.get('client'));
  const [field, setField] = useState<(typeof jobChoices.field)[number]>('tech');
  const [error, setError] = useState<string>();

  const { pending, onSubmit } = useSubmit(async (read) => {
    const titles = { 'title.en': read('title_en'), 'title.sv': read('title_sv') };
    if (!/\p{L}/u.test(titles['title.en'] + titles['title.sv'])) {
      return setError(create.titleMissing);
    }
    setError(undefined);
    try {
      const client_id = kind === 'client' ? clientId : null;
      const id = await createJob(await getClient(), { kind, client_id, field, ...titles });
      await navigate(localizedHref(`/admin/jobs/edit/${id}`, language));
    } catch (cause) {
      setError(describeError(cause));
    }
  });

  return (
    <Screen title={create.title}>
      <Card compact className="max-w-3xl sm:p-6">
        <form className="grid gap-5" onSubmit={onSubmit}>
          <p className="max-w-[60ch] text-soft">{create.text}</p>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {languages.map((code) => (
              <InputField
                key={code}
                label={`${messages.texts.fields.title} (${messages.languages[code]})`}
                hint={code === 'en' ? create.titleHint : undefined}
                error={code === 'en' ? error : undefined}
                name={`title_${code}`}
                lang={code}
                maxLength={maxTitleLength}
                autoFocus={code === language}
              />
            ))}
            <ChoiceField
              label={details.kind}
              value={kind}
              choices={jobChoices.kind}
              words={details.kinds}
              onChange={setKind}
            />
            {kind === 'client' && (
              <ClientField value={clientId} onChange={setClientId} messages={messages} />
            )}
            <ChoiceField
              label={details.field}
              value={field}
              choices={jobChoices.field}
              words={words.field}
              onChange={setField}
            />
          </div>
          <Button type="submit" size="compact" disabled={pending} className="justify-self-start">
            {pending ? create.creating : create.submit}
          </Button>
        </form>
      </Card>
    </Screen>
  );
}
