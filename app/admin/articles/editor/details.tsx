import { maxArticleLengths, suggestArticleSlug } from '../../../../domain/content/article-draft.ts';
import { InputField } from '../../../ui/field.tsx';
import { Section } from '../../kit/section.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import { useAdmin } from '../../shell/admin-context.ts';
import { useMessages } from '../../use-messages.ts';
import { useArticleEditing } from './editor-context.ts';
import { Tags } from './tags.tsx';

export function Details() {
  const { article, draft, change, errorOf, disabled } = useArticleEditing();
  const messages = useMessages('articleEditor');
  const { site } = useAdmin();
  const { details } = messages;
  const title = draft['title.en'].trim() || draft['title.sv'];
  return (
    <Section title={details.title}>
      <div className="grid items-start gap-x-5 gap-y-4 lg:grid-cols-2">
        <div className="grid justify-items-start">
          <div className="w-full">
            <InputField
              label={details.slug}
              hint={
                <>
                  <span className="wrap-anywhere">{`${site.url}/blog/${draft.slug}`}</span>
                  {article.state === 'published' && ` · ${details.slugPublished}`}
                </>
              }
              error={errorOf('slug')}
              value={draft.slug}
              maxLength={maxArticleLengths.slug}
              spellCheck={false}
              onChange={(event) =>
                change({ slug: event.target.value.toLowerCase().replace(/\s/g, '-') })
              }
            />
          </div>
          {!disabled && (
            <TextButton onClick={() => change({ slug: suggestArticleSlug(title) })}>
              {details.slugSuggest}
            </TextButton>
          )}
        </div>
        <InputField
          label={details.author}
          error={errorOf('author_name')}
          value={draft.author_name}
          maxLength={maxArticleLengths.author_name}
          onChange={(event) => change({ author_name: event.target.value })}
        />
      </div>
      <Tags />
    </Section>
  );
}
