import { useMemo } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { List } from '../kit/list/list.tsx';
import type { ListDefinition } from '../kit/list/list-definition.ts';
import { Screen } from '../kit/screens/screen.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import { articleColumns, articleTitle } from './article-columns.tsx';
import { articleFilters } from './article-filters.ts';
import { type ArticleRow, articleColumnsRead } from './article-row.ts';
import { useArticleTags } from './data/tags.ts';

export default function Articles() {
  const messages = useMessages('articles');
  const language = useLanguage();
  const { role } = useStaff();
  const canWrite = role !== 'recruiter';
  const tags = useArticleTags();

  const definition = useMemo<ListDefinition<ArticleRow>>(() => {
    const context = { messages, tags, language };
    return {
      screen: 'articles',
      label: messages.title,
      source: {
        relation: 'articles',
        select: articleColumnsRead,
        search: { call: 'find_articles' },
        follow: ['articles'],
      },
      columns: articleColumns(context),
      filters: articleFilters(context),
      sort: '-updated',
      href: ({ id }) => `/admin/blog/edit/${id}`,
      nameOf: (row) => articleTitle(row, context),
      searchLabel: messages.search,
      actions: canWrite
        ? [
            {
              key: 'unpublish',
              label: messages.actions.unpublish,
              target: 'articles',
              work: { kind: 'set', column: 'state', value: 'draft' },
            },
          ]
        : [],
      empty: {
        ...messages.empty,
        action: canWrite && <NewArticle label={messages.empty.action} />,
      },
    };
  }, [messages, tags, language, canWrite]);

  return (
    <Screen
      fill
      title={messages.title}
      actions={canWrite && <NewArticle label={messages.create} />}
    >
      <List definition={definition} />
    </Screen>
  );
}

function NewArticle({ label }: { label: string }) {
  return (
    <LocalizedLink to="/admin/blog/new" className={buttonClass({ size: 'compact' })}>
      {label}
    </LocalizedLink>
  );
}
