import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { EditorLoading, EditorMissing } from '../kit/editor/editor-states.tsx';
import { useLastSeen } from '../kit/editor/use-last-seen.ts';
import { useMessages } from '../use-messages.ts';
import { findTermsDraft } from './data.ts';
import { TermsEditor } from './terms-editor.tsx';

export default function DraftOfTerms() {
  const messages = useMessages('terms');
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
    return <EditorMissing messages={messages.editor.notFound} to="/admin/general-terms" />;
  }
  return <TermsEditor key={edited.id} terms={edited} isGone={terms === null} />;
}
