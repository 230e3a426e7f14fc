import { inLanguage } from '../../../domain/in-language.ts';
import type { Filter } from '../kit/list/list-definition.ts';
import { isOptionKey, optionsOf } from '../kit/list/options-of.ts';
import type { ArticleListContext } from './article-columns.tsx';

export function articleFilters({ messages, tags, language }: ArticleListContext): Filter[] {
  const { columns: labels } = messages;
  return [
    {
      kind: 'choice',
      key: 'state',
      label: labels.state,
      column: 'state',
      options: optionsOf(messages.states),
    },
    {
      kind: 'choice',
      key: 'tag',
      label: labels.tags,
      column: 'tags',
      options: tags.map(({ slug, name }) => ({ value: slug, label: inLanguage(name, language) })),
      accepts: isOptionKey,
      toConditions: (values) => [{ column: 'tags', is: 'overlaps', values }],
    },
    { kind: 'dates', key: 'published', label: labels.publish, column: 'publish_at' },
    { kind: 'dates', key: 'updated', label: labels.updated, column: 'updated_at' },
    {
      kind: 'flag',
      key: 'missing',
      label: messages.isMissing,
      tone: 'waiting',
      conditions: [{ column: 'missing', is: 'neq', value: '{}' }],
    },
  ];
}
