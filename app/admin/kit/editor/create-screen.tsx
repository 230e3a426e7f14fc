import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { listTitleBlockers } from '../../../../domain/content/draft.ts';
import { languages } from '../../../../domain/language.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { localizedHref } from '../../../i18n/href.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { InputField } from '../../../ui/fields/field.tsx';
import { useMessages } from '../../use-messages.ts';
import { useDescribeError } from '../actions/use-describe-error.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { Screen } from '../screens/screen.tsx';

type Titles = { 'title.en': string; 'title.sv': string };

type CreateScreenProps = {
  messages: { title: string; text: string; titleMissing: string };
  titleLabel: string;
  maxTitleLength: number;
  /** Resolves to the path of the editor. */
  create: (client: BrowserClient, titles: Titles) => Promise<string>;
  /** Checks the further fields, which show their own errors. */
  validate?: () => boolean;
  /** Further fields. */
  children?: ReactNode;
};

/** Creates a draft from its title and opens the editor. */
export function CreateScreen(props: CreateScreenProps) {
  const { messages, titleLabel, maxTitleLength, create, validate, children } = props;
  const { create: t, languagesWithin } = useMessages('editing');
  const { getClient } = useAuth();
  const language = useLanguage();
  const navigate = useNavigate();
  const describeError = useDescribeError();
  const [error, setError] = useState<string>();

  const { pending, onSubmit } = useSubmit(async (read) => {
    const titles = { 'title.en': read('title_en'), 'title.sv': read('title_sv') };
    const isTitled = listTitleBlockers(Object.values(titles)).length === 0;
    setError(isTitled ? undefined : messages.titleMissing);
    const isValid = validate?.() ?? true;
    if (!isTitled || !isValid) return;
    try {
      await navigate(localizedHref(await create(await getClient(), titles), language));
    } catch (error) {
      setError(describeError(error));
    }
  });

  return (
    <Screen title={messages.title}>
      <Card compact className="max-w-3xl sm:p-6">
        <form className="grid gap-5" onSubmit={onSubmit}>
          <p className="max-w-[60ch] text-soft">{messages.text}</p>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {languages.map((code) => (
              <InputField
                key={code}
                label={`${titleLabel} (${languagesWithin[code]})`}
                hint={code === 'en' ? t.titleHint : undefined}
                error={code === 'en' ? error : undefined}
                name={`title_${code}`}
                lang={code}
                maxLength={maxTitleLength}
                autoFocus={code === language}
              />
            ))}
            {children}
          </div>
          <Button type="submit" size="compact" disabled={pending} className="justify-self-start">
            {pending ? t.creating : t.submit}
          </Button>
        </form>
      </Card>
    </Screen>
  );
}
