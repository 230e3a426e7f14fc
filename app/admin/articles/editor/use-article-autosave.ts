import { useEffect, useMemo } from 'react';
import { type ArticleDraft, findArticleErrors } from '../../../../domain/content/article-draft.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { BackendError, codeOf } from '../../../backend/backend-error.ts';
import type { Stored } from '../../kit/autosave/autosave.ts';
import { isTransient } from '../../kit/autosave/is-transient.ts';
import { openLocalDraft } from '../../kit/autosave/local-draft.ts';
import { useAutosave } from '../../kit/autosave/use-autosave.ts';
import type { NameOf } from '../../kit/editor/use-name-of.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { type EditedArticle, findEditedArticle, saveArticle } from '../data/editor.ts';

type Options = { automatic: boolean; nameOf: NameOf };

/**
 * Autosave for an article: it stores the draft in the browser and on the server, and merges changes
 * of colleagues.
 */
export function useArticleAutosave(article: EditedArticle, { automatic, nameOf }: Options) {
  const { getClient } = useAuth();
  const { userId } = useStaff();
  const { id } = article;
  const stored = useMemo(() => toStored(article, nameOf), [article, nameOf]);
  const { autosave, snapshot } = useAutosave(stored, {
    automatic,
    draft: openLocalDraft(`article-draft:${userId}:${id}`),
    findInvalidKeys: (fields) => Object.keys(findArticleErrors(fields as ArticleDraft)),
    combine: (key, theirs, mine) => (key === 'restored' ? mine || theirs : undefined),
    findErrorKey: (error) => (codeOf(error) === '23505' ? 'slug' : undefined),
    isTransient,
    save: async (fields, changed, version) =>
      saveArticle(await getClient(), id, { draft: fields as ArticleDraft, changed, version }),
    load: async () => {
      const current = await findEditedArticle(await getClient(), id);
      if (!current) throw new BackendError({ message: 'The article is gone.', code: '42501' });
      return toStored(current, nameOf);
    },
  });

  useEffect(() => autosave.receive(stored), [autosave, stored]);

  return { autosave, snapshot, draft: snapshot.fields as ArticleDraft };
}

function toStored(article: EditedArticle, nameOf: NameOf): Stored {
  const { version, savedAt, savedBy, draft, state } = article;
  // A published article is saved by hand only: autosave would publish half a sentence.
  const automatic = state !== 'published';
  return { version, savedAt, savedBy: nameOf(savedBy), fields: draft, automatic };
}
