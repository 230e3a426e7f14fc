import { useId, useState } from 'react';
import { inLanguage } from '../../../../domain/in-language.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Chip } from '../../../ui/fields/chip.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import { useMessages } from '../../use-messages.ts';
import { useArticleTags } from '../data/tags.ts';
import { NewTag } from './new-tag.tsx';
import { useArticleEditing } from './use-article-editor.ts';

/** The tags of the article as toggles. */
export function ArticleTagsField() {
  const { draft, change, errorOf, disabled } = useArticleEditing();
  const messages = useMessages('articleEditor');
  const language = useLanguage();
  const allTags = useArticleTags();
  const [isCreating, setCreating] = useState(false);
  const id = useId();
  const error = errorOf('tags');

  function toggle(slug: string) {
    const isOn = draft.tags.includes(slug);
    change({ tags: isOn ? draft.tags.filter((tag) => tag !== slug) : [...draft.tags, slug] });
  }

  return (
    <fieldset aria-describedby={error ? id : undefined} className="grid gap-2">
      <legend className="pb-1.5 font-semibold">{messages.details.tags}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {allTags.map(({ slug, name }) => {
          const isOn = draft.tags.includes(slug);
          return (
            <Chip key={slug} isOn={isOn} aria-pressed={isOn} onClick={() => toggle(slug)}>
              {inLanguage(name, language)}
            </Chip>
          );
        })}
        {!disabled && (
          <TextButton onClick={() => setCreating(true)}>{messages.details.newTag}</TextButton>
        )}
      </div>
      {error && (
        <p id={id} className="text-sm font-medium text-lingon">
          {error}
        </p>
      )}
      {isCreating && <NewTag onCreated={toggle} onClose={() => setCreating(false)} />}
    </fieldset>
  );
}
