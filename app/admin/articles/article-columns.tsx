import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import { fill, formatDay, formatTime } from '../../i18n/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { csvTime } from '../kit/list/export/csv-dates.ts';
import type { Column } from '../kit/list/list-definition.ts';
import type { AdminMessages } from '../messages.en.ts';
import type { ArticleRow } from './article-row.ts';
import type { EditedTag } from './data/tags.ts';

export type ArticleListContext = {
  messages: AdminMessages['articles'];
  tags: EditedTag[];
  language: Language;
};

export const articleTones = { draft: 'neutral', scheduled: 'waiting', published: 'good' } as const;

export const articleTitle = (row: ArticleRow, { messages, language }: ArticleListContext) =>
  inLanguage(row.title, language) || messages.untitled;

export function articleColumns(
  context: ArticleListContext,
): [Column<ArticleRow>, ...Column<ArticleRow>[]] {
  const { messages, tags, language } = context;
  const labels = messages.columns;
  const time = (value: string | null) => (value ? formatTime(new Date(value), language) : '');
  const nameTag = (slug: string) => {
    const tag = tags.find((candidate) => candidate.slug === slug);
    return tag ? inLanguage(tag.name, language) : slug;
  };
  const plain = (
    key: keyof typeof labels,
    text: (row: ArticleRow) => string,
  ): Column<ArticleRow> => ({ key, label: labels[key], cell: text, text });
  const tagsText = (row: ArticleRow) => row.tags.map(nameTag).join(', ');
  const missingText = ({ missing }: ArticleRow) =>
    missing.length > 0 ? fill(messages.missing, { count: missing.length }) : messages.complete;

  return [
    {
      ...plain('title', (row) => articleTitle(row, context)),
      sort: { by: `title->>${language}`, nullable: true },
    },
    {
      ...plain('state', (row) => messages.states[row.state]),
      cell: ({ state }) => <Badge tone={articleTones[state]}>{messages.states[state]}</Badge>,
      sort: { by: 'state' },
    },
    {
      ...plain('publish', (row) => (row.state === 'draft' ? '' : time(row.publish_at))),
      text: (row) => (row.state === 'draft' ? '' : csvTime(row.publish_at)),
      sort: { by: 'publish_at', nullable: true, descendingFirst: true },
    },
    {
      ...plain('author', (row) => row.author_name ?? ''),
      sort: { by: 'author_name', nullable: true },
    },
    {
      ...plain('tags', tagsText),
      cell: (row) => (
        <span className="block max-w-36 truncate" title={tagsText(row)}>
          {tagsText(row)}
        </span>
      ),
    },
    {
      ...plain('missing', missingText),
      cell: (row) => (
        <span className={row.missing.length > 0 ? 'font-semibold text-amber' : 'text-soft'}>
          {missingText(row)}
        </span>
      ),
    },
    {
      ...plain('updated', (row) => time(row.updated_at)),
      text: (row) => csvTime(row.updated_at),
      cell: ({ updated_at }) => formatDay(new Date(updated_at), language),
      sort: { by: 'updated_at', descendingFirst: true },
    },
  ];
}
