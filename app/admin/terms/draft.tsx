import { queryKeys } from '../../backend/query-keys.ts';
import { EditorScreen } from '../kit/editor/editor-screen.tsx';
import { useMessages } from '../use-messages.ts';
import { findTermsDraft } from './data.ts';
import { TermsEditor } from './terms-editor.tsx';

export default function TermsDraft() {
  const { notFound } = useMessages('terms').editor;
  return (
    <EditorScreen
      queryKey={queryKeys.row('general_terms', 'draft')}
      find={findTermsDraft}
      follow={[{ table: 'general_terms' }]}
      list="/admin/general-terms"
      notFound={notFound}
    >
      {(terms, isGone) => <TermsEditor key={terms.id} terms={terms} isGone={isGone} />}
    </EditorScreen>
  );
}
