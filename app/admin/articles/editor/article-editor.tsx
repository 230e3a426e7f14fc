import {
  articleKinds,
  maxArticleLengths,
  suggestArticleSlug,
} from '../../../../domain/content/article-draft.ts';
import { formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { InputField, SelectField } from '../../../ui/fields/field.tsx';
import { EditorFrame } from '../../kit/editor/editor-frame.tsx';
import {
  LocalizedDocument,
  LocalizedText,
  MissingBadge,
} from '../../kit/editor/localized-fields.tsx';
import { SearchResult } from '../../kit/editor/search-result.tsx';
import { SlugField } from '../../kit/editor/slug-field.tsx';
import { StatusPanel } from '../../kit/editor/status-panel.tsx';
import { usePictureStore } from '../../kit/editor/use-picture-store.ts';
import { Section } from '../../kit/screens/section.tsx';
import { useAdmin } from '../../shell/admin-context.ts';
import { useMessages } from '../../use-messages.ts';
import type { EditedArticle } from '../data/editor.ts';
import { ArticleHeader } from './article-header.tsx';
import { CoverField } from './cover.tsx';
import { SocialCards } from './social-cards.tsx';
import { ArticleTagsField } from './tags.tsx';
import { useArticleEditing, useArticleEditor } from './use-article-editor.ts';

type ArticleEditorProps = { article: EditedArticle; isGone: boolean };

export function ArticleEditor({ article, isGone }: ArticleEditorProps) {
  const { readOnly, status } = useMessages('articleEditor');
  const language = useLanguage();
  const { pageTitles } = useAdmin();
  const editor = useArticleEditor(article, isGone);
  const { state, publishAt } = article;
  return (
    <EditorFrame editor={editor} header={<ArticleHeader />} notice={editor.disabled && readOnly}>
      <div className="grid items-start gap-4 min-[84rem]:grid-cols-[minmax(0,1fr)_19rem]">
        <fieldset disabled={editor.disabled} className="grid min-w-0 gap-4">
          <Content />
          <CoverField />
          <Details />
        </fieldset>
        <div className="grid items-start gap-4 md:grid-cols-2 min-[84rem]:grid-cols-1">
          <StatusPanel
            facts={
              state !== 'draft' && publishAt
                ? [[status[state], formatTime(new Date(publishAt), language)]]
                : []
            }
          />
          <SearchResult
            pageTitle={pageTitles.article}
            path={`/blog/${editor.draft.slug}`}
            description="excerpt"
          />
          <SocialCards />
        </div>
      </div>
    </EditorFrame>
  );
}

function Content() {
  const { row: article } = useArticleEditing();
  const { content } = useMessages('articleEditor');
  const pictures = usePictureStore(`articles/${article.id}`);
  return (
    <Section title={content.title}>
      <LocalizedText name="title" max={maxArticleLengths.title} />
      <LocalizedText
        name="excerpt"
        max={maxArticleLengths.excerpt}
        multiline
        hint={content.excerptHint}
      />
      <LocalizedDocument
        name="body"
        pictures={pictures}
        note={(language) => (
          <MissingBadge textKey={`pictures.${language}`} name={content.fields.pictures} />
        )}
      />
    </Section>
  );
}

function Details() {
  const { row: article, draft, change, errorOf } = useArticleEditing();
  const { details } = useMessages('articleEditor');
  return (
    <Section title={details.title}>
      <div className="grid items-start gap-x-5 gap-y-4 lg:grid-cols-2">
        <SlugField
          path="/blog"
          hint={article.state === 'published' && details.slugPublished}
          suggestLabel={details.slugSuggest}
          suggest={suggestArticleSlug}
        />
        <InputField
          label={details.author}
          error={errorOf('author_name')}
          value={draft.author_name}
          maxLength={maxArticleLengths.author_name}
          onChange={(event) => change({ author_name: event.target.value })}
        />
        <SelectField
          label={details.kind}
          hint={details.kindHint}
          value={draft.kind}
          onChange={({ target: { value } }) =>
            change({ kind: articleKinds.find((kind) => kind === value) ?? 'article' })
          }
        >
          {articleKinds.map((kind) => (
            <option key={kind} value={kind}>
              {details.kinds[kind]}
            </option>
          ))}
        </SelectField>
      </div>
      <ArticleTagsField />
    </Section>
  );
}
