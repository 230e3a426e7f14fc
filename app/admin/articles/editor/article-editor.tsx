import { useMemo } from 'react';
import {
  findArticleErrors,
  listMissingInArticle,
} from '../../../../domain/content/article-draft.ts';
import { LeaveGuard } from '../../kit/autosave/leave-guard.tsx';
import { sameValue } from '../../kit/autosave/same-value.ts';
import { SaveNotices } from '../../kit/autosave/save-notices.tsx';
import { EditorMissing } from '../../kit/editor/editor-states.tsx';
import { useNameOf } from '../../kit/editor/use-name-of.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import type { EditedArticle } from '../data/editor.ts';
import { ArticleHeader } from './article-header.tsx';
import { ArticleSearchResult } from './article-search-result.tsx';
import { ArticleStatus } from './article-status.tsx';
import { Cover } from './cover.tsx';
import { Details } from './details.tsx';
import { type ArticleEditing, ArticleEditingContext } from './editor-context.ts';
import { fieldLabel, showValue } from './field-label.ts';
import { SocialCards } from './social-cards.tsx';
import { Texts } from './texts.tsx';
import { useArticleAutosave } from './use-article-autosave.ts';

type ArticleEditorProps = {
  article: EditedArticle;
  /** A colleague deleted the article; the unsaved text can still be copied. */
  isGone: boolean;
};

export function ArticleEditor({ article, isGone }: ArticleEditorProps) {
  const messages = useMessages('articleEditor');
  const editing = useMessages('editing');
  const { role } = useStaff();
  const { nameOf } = useNameOf();
  const disabled = role === 'recruiter';
  // A published article is saved by hand only: autosave would publish half a sentence.
  const automatic = article.state !== 'published';
  const { autosave, snapshot, draft } = useArticleAutosave(article, { automatic, nameOf });
  const errors = useMemo(() => findArticleErrors(draft), [draft]);

  const value = useMemo<ArticleEditing>(() => {
    const errorOf = (key: string) => {
      const error = errors[key];
      if (error) return messages.errors[error];
      const isRejected = key === 'slug' && sameValue(snapshot.rejected.slug, draft.slug);
      return isRejected ? messages.errors.slug_taken : undefined;
    };
    return {
      article,
      draft,
      errorOf,
      disabled,
      nameOf,
      change: (changes) => autosave.change(changes),
      missing: new Set(listMissingInArticle(draft)),
    };
  }, [messages, article, draft, errors, disabled, nameOf, autosave, snapshot.rejected]);

  if (isGone && snapshot.state === 'saved') {
    return <EditorMissing messages={messages.notFound} to="/admin/blog" />;
  }
  return (
    <ArticleEditingContext value={value}>
      <ArticleHeader autosave={autosave} snapshot={snapshot} automatic={automatic} />
      <div className="grid gap-4 px-4 py-5 sm:px-6">
        <SaveNotices
          autosave={autosave}
          snapshot={snapshot}
          messages={editing}
          isGone={isGone}
          nameField={(key) => fieldLabel(key, { messages, editing })}
          showValue={showValue}
        />
        {disabled && <p className="rounded-compact bg-wool px-4 py-2.5">{messages.readOnly}</p>}
        <div className="grid items-start gap-4 min-[84rem]:grid-cols-[minmax(0,1fr)_19rem]">
          <fieldset disabled={disabled} className="grid min-w-0 gap-4">
            <Texts />
            <Cover />
            <Details />
          </fieldset>
          <div className="grid items-start gap-4 md:grid-cols-2 min-[84rem]:grid-cols-1">
            <ArticleStatus />
            <ArticleSearchResult />
            <SocialCards />
          </div>
        </div>
      </div>
      <LeaveGuard autosave={autosave} automatic={automatic} messages={editing.leave} />
    </ArticleEditingContext>
  );
}
