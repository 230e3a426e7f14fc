import { useState } from 'react';
import { useNavigate } from 'react-router';
import { maxArticleLengths } from '../../../domain/content/article-draft.ts';
import { listTitleBlockers } from '../../../domain/content/draft.ts';
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
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import { createArticle } from './data/editor.ts';

export default function NewArticle() {
  const messages = useMessages('articleEditor');
  const editing = useMessages('editing');
  const { create } = messages;
  const { getClient } = useAuth();
  const { name } = useStaff();
  const language = useLanguage();
  const navigate = useNavigate();
  const describeError = useDescribeError();
  const [error, setError] = useState<string>();

  const { pending, onSubmit } = useSubmit(async (read) => {
    const titles = { 'title.en': read('title_en'), 'title.sv': read('title_sv') };
    if (listTitleBlockers(Object.values(titles)).length > 0) return setError(create.titleMissing);
    setError(undefined);
    try {
      const id = await createArticle(await getClient(), { ...titles, author_name: name });
      await navigate(localizedHref(`/admin/blog/edit/${id}`, language));
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
                label={`${messages.texts.fields.title} (${editing.languagesWithin[code]})`}
                hint={code === 'en' ? create.titleHint : undefined}
                error={code === 'en' ? error : undefined}
                name={`title_${code}`}
                lang={code}
                maxLength={maxArticleLengths.title}
                autoFocus={code === language}
              />
            ))}
          </div>
          <Button type="submit" size="compact" disabled={pending} className="justify-self-start">
            {pending ? create.creating : create.submit}
          </Button>
        </form>
      </Card>
    </Screen>
  );
}
