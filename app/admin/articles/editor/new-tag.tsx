import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { languages } from '../../../../domain/language.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { codeOf, uniqueViolation } from '../../../backend/backend-error.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { InputField } from '../../../ui/fields/field.tsx';
import { useDescribeError } from '../../kit/actions/use-describe-error.ts';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { useMessages } from '../../use-messages.ts';
import { createArticleTag } from '../data/tags.ts';

type NewTagProps = { onCreated: (slug: string) => void; onClose: () => void };

const maxNameLength = 60;

export function NewTag({ onCreated, onClose }: NewTagProps) {
  const messages = useMessages('articleEditor');
  const editing = useMessages('editing');
  const { tag } = messages;
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const describeError = useDescribeError();
  const [name, setName] = useState({ en: '', sv: '' });
  const [error, setError] = useState<string>();

  const { pending, onSubmit } = useSubmit(async () => {
    if (!/\p{L}/u.test(name.en) || !/\p{L}/u.test(name.sv)) return setError(tag.both);
    try {
      const slug = await createArticleTag(await getClient(), {
        en: name.en.trim(),
        sv: name.sv.trim(),
      });
      await queries.invalidateQueries({ queryKey: queryKeys.table('article_tags') });
      onCreated(slug);
      onClose();
    } catch (error) {
      setError(codeOf(error) === uniqueViolation ? tag.taken : describeError(error));
    }
  });

  return (
    <FormDialog
      onClose={onClose}
      title={tag.title}
      onSubmit={onSubmit}
      cancel={tag.cancel}
      submit={tag.submit}
      disabled={pending}
    >
      <p className="text-soft">{tag.text}</p>
      {languages.map((language) => (
        <InputField
          key={language}
          label={`${tag.name} (${editing.languagesWithin[language]})`}
          lang={language}
          value={name[language]}
          maxLength={maxNameLength}
          onChange={(event) => setName({ ...name, [language]: event.target.value })}
        />
      ))}
      {error && (
        <p role="alert" className="font-medium text-lingon">
          {error}
        </p>
      )}
    </FormDialog>
  );
}
