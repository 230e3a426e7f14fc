import { useState } from 'react';
import {
  findTermsErrors,
  listMissingInTerms,
  maxTermsTitleLength,
  type TermsDraft,
} from '../../../domain/content/terms-draft.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DeleteDialog } from '../kit/editor/delete-dialog.tsx';
import { EditorFrame } from '../kit/editor/editor-frame.tsx';
import { EditorHeader } from '../kit/editor/editor-header.tsx';
import { LocalizedDocument, LocalizedText } from '../kit/editor/localized-fields.tsx';
import { useEditing, useEditor } from '../kit/editor/use-editor.ts';
import { Section } from '../kit/screens/section.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import { CompareDialog } from './compare-dialog.tsx';
import {
  deleteTermsDraft,
  type EditedTerms,
  findTermsDraft,
  listTerms,
  saveTerms,
  type TermsRow,
} from './data.ts';
import { PublishTermsDialog } from './publish-terms-dialog.tsx';

type TermsEditorProps = { terms: EditedTerms; isGone: boolean };

export function TermsEditor({ terms, isGone }: TermsEditorProps) {
  const messages = useMessages('terms');
  const { errors } = useMessages('editing');
  const { editor: t } = messages;
  const { role } = useStaff();
  const { id } = terms;
  const editor = useEditor(terms, {
    name: 'terms',
    id,
    table: 'general_terms',
    list: '/admin/general-terms',
    messages: t,
    isGone,
    disabled: role === 'recruiter',
    isAutomatic: () => true,
    find: async (client) => {
      const current = await findTermsDraft(client);
      return current?.id === id ? current : null;
    },
    save: (client, save) => saveTerms(client, id, save),
    findErrors: findTermsErrors,
    describeError: (error) => errors[error],
    listMissing: listMissingInTerms,
    labels: t.fields,
  });

  return (
    <EditorFrame
      editor={editor}
      header={<TermsHeader />}
      notice={role !== 'admin' && (editor.disabled ? t.readOnly : messages.draft.editorHint)}
    >
      <Section title={t.section}>
        <fieldset disabled={editor.disabled} className="grid gap-4">
          <LocalizedText name="title" max={maxTermsTitleLength} />
          <LocalizedDocument name="body" />
        </fieldset>
      </Section>
    </EditorFrame>
  );
}

function TermsHeader() {
  const { row: terms, draft } = useEditing<EditedTerms, TermsDraft>();
  const messages = useMessages('terms');
  const { actions } = useMessages('editing');
  const { editor: t } = messages;
  const { role } = useStaff();
  const latestTerms = useLatestTerms();
  const [dialog, setDialog] = useState<'compare' | 'publish' | 'discard'>();
  const close = () => setDialog(undefined);
  return (
    <EditorHeader
      title={t.title}
      badge={<Badge>{messages.states.draft}</Badge>}
      actions={
        <>
          {role !== 'recruiter' && (
            <Button variant="quiet" size="compact" onClick={() => setDialog('discard')}>
              {t.discard}
            </Button>
          )}
          {latestTerms && (
            <Button variant="paper" size="compact" onClick={() => setDialog('compare')}>
              {t.compare}
            </Button>
          )}
          {role === 'admin' && (
            <Button size="compact" onClick={() => setDialog('publish')}>
              {actions.publish}
            </Button>
          )}
        </>
      }
    >
      {dialog === 'compare' && (
        <CompareDialog
          title={messages.compare.draft}
          before={latestTerms?.id}
          after={draft}
          onClose={close}
        />
      )}
      {dialog === 'publish' && <PublishTermsDialog latest={latestTerms} onClose={close} />}
      {dialog === 'discard' && (
        <DeleteDialog
          messages={messages.discard}
          remove={(client) => deleteTermsDraft(client, terms.id)}
          onClose={close}
        />
      )}
    </EditorHeader>
  );
}

/** The version that was published last. */
function useLatestTerms(): TermsRow | undefined {
  const { data: terms = [] } = useLiveTables({
    queryKey: queryKeys.list('general_terms', {}),
    queryFn: listTerms,
    follow: [{ table: 'general_terms' }],
  });
  return terms.find(({ state }) => state !== 'draft');
}
