import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { revalidateOnLanguage } from '../../i18n/revalidate-on-language.ts';
import { resolveServerLanguage } from '../../i18n/server-language.ts';
import { EditorLoading, EditorMissing } from '../kit/editor/editor-states.tsx';
import { useLastSeen } from '../kit/editor/use-last-seen.ts';
import type { Route } from './+types/draft.ts';
import { findTermsDraft } from './data.ts';
import { loadTermsTexts } from './load-terms.server.ts';
import { TermsEditor } from './terms-editor.tsx';

export function loader({ url, request }: Route.LoaderArgs) {
  return loadTermsTexts(resolveServerLanguage(url, request.headers));
}

export const shouldRevalidate = revalidateOnLanguage;

export default function DraftOfTerms({ loaderData: texts }: Route.ComponentProps) {
  const { data: terms, error } = useLiveTables({
    queryKey: queryKeys.row('general_terms', 'draft'),
    queryFn: async (client) => (await findTermsDraft(client)) ?? null,
    follow: [{ table: 'general_terms' }],
  });
  const edited = useLastSeen(terms);
  // Cached data stays on the screen while the connection is lost.
  if (error && !terms) throw error;
  if (terms === undefined) return <EditorLoading />;
  if (!edited) {
    return <EditorMissing messages={texts.messages.editor.notFound} to="/admin/general-terms" />;
  }
  return <TermsEditor key={edited.id} terms={edited} isGone={terms === null} texts={texts} />;
}
