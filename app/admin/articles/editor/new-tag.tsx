import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { languages } from '../../../../domain/language.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { Dialog, DialogFooter } from '../../../ui/dialog.tsx';
import { InputField } from '../../../ui/field.tsx';
import { codeOf } from '../../kit/autosave/is-transient.ts';
import { DialogButtons } from '../../kit/dialog-buttons.tsx';
import { useExplain } from '../../kit/use-explain.ts';
import { useSubmit } from '../../kit/use-submit.ts';
import { createArticleTag } from '../data/tags.ts';
import { useArticleEditing } from './editor-context.ts';

type NewTagProps = { onCreated: (slug: string) => void; onClose: () => void };

const longestName = 60;

export function NewTag({ onCreated, onClose }: NewTagProps) {
  const { messages, editing } = useArticleEditing();
  const { tag } = messages;
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const explain = useExplain();
  const [name, setName] = useState({ en: '', sv: '' });
  const [problem, setProblem] = useState<string>();

  const { pending, onSubmit } = useSubmit(async () => {
    if (!/\p{L}/u.test(name.en) || !/\p{L}/u.test(name.sv)) return setProblem(tag.both);
    try {
      const slug = await createArticleTag(await getClient(), {
        en: name.en.trim(),
        sv: name.sv.trim(),
      });
      await queries.invalidateQueries({ queryKey: queryKeys.table('article_tags') });
      onCreated(slug);
      onClose();
    } catch (error) {
      setProblem(codeOf(error) === '23505' ? tag.taken : explain(messages.failed, error));
    }
  });

  return (
    <Dialog open onClose={onClose} title={tag.title}>
      <form className="grid gap-4" onSubmit={onSubmit}>
        <p className="text-soft">{tag.text}</p>
        {languages.map((language) => (
          <InputField
            key={language}
            label={`${tag.name} (${editing.languagesWithin[language]})`}
            lang={language}
            value={name[language]}
            maxLength={longestName}
            onChange={(event) => setName({ ...name, [language]: event.target.value })}
          />
        ))}
        {problem && (
          <p role="alert" className="font-medium text-lingon">
            {problem}
          </p>
        )}
        <DialogFooter>
          <DialogButtons
            cancel={tag.cancel}
            submit={tag.submit}
            disabled={pending}
            onCancel={onClose}
          />
        </DialogFooter>
      </form>
    </Dialog>
  );
}
