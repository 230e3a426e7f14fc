import type { Language } from '../../../../domain/language.ts';
import { oneOrBoth } from '../../../backend/localized-columns.ts';
import { fill } from '../../../i18n/format.ts';
import { inLanguage } from '../../../i18n/in-language.ts';
import { SearchResult } from '../../kit/editor/search-result.tsx';
import { useAdmin } from '../../shell/admin-context.ts';
import { useMessages } from '../../use-messages.ts';
import { useClients } from './client-field.tsx';
import { useJobEditing } from './editor-context.ts';

export function JobSearchResult() {
  const { draft } = useJobEditing();
  const messages = useMessages('jobEditor');
  const editing = useMessages('editing');
  const { site, pageTitles } = useAdmin();
  const clients = useClients();
  const { title, summary } = messages.texts.fields;
  const company =
    (draft.kind === 'client' && clients.find(({ id }) => id === draft.client_id)?.name) ||
    site.name;

  const read = (language: Language) => ({
    title: fill(pageTitles.job[language], {
      title: inLanguage(oneOrBoth(draft['title.en'], draft['title.sv']), language),
      company,
      location: draft.location,
      siteName: site.name,
    }),
    description: inLanguage(oneOrBoth(draft['summary.en'], draft['summary.sv']), language),
  });

  return (
    <SearchResult
      read={read}
      site={site}
      path={`/job/${draft.slug}`}
      names={{ title, description: summary }}
      messages={editing}
    />
  );
}
