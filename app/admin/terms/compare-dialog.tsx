import { useQuery } from '@tanstack/react-query';
import type { TermsDraft } from '../../../domain/content/terms-draft.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { Comparison } from '../kit/compare/comparison.tsx';
import { FrameDialog } from '../kit/editor/frame-dialog.tsx';
import { useMessages } from '../use-messages.ts';
import { getTermsTexts } from './data.ts';
import { fieldLabel } from './field-label.ts';

type CompareDialogProps = {
  title: string;
  /** Ids of two versions; an unsaved draft can replace the second. */
  before: string | undefined;
  after: string | TermsDraft;
  onClose: () => void;
};

export function CompareDialog({ title, before, after, onClose }: CompareDialogProps) {
  const messages = useMessages('terms');
  const editing = useMessages('editing');
  const { compare } = messages;
  const old = useTexts(before);
  const current = useTexts(typeof after === 'string' ? after : undefined);
  const shown = typeof after === 'string' ? current : after;
  const isReady = shown && (old || !before);
  return (
    <FrameDialog
      messages={{ title, close: compare.close }}
      className="max-h-[calc(100dvh-2rem)] max-w-[56rem]!"
      onClose={onClose}
    >
      <div className="overflow-y-auto p-5">
        {isReady ? (
          <Comparison
            parts={toParts(old, shown, (key) => fieldLabel(key, { messages, editing }))}
            messages={editing.compare}
          />
        ) : (
          <p className="text-soft">{compare.loading}</p>
        )}
      </div>
    </FrameDialog>
  );
}

function useTexts(id: string | undefined): TermsDraft | undefined {
  const { getClient } = useAuth();
  const { data } = useQuery({
    queryKey: [...queryKeys.table('general_terms'), 'texts', id],
    queryFn: async () => getTermsTexts(await getClient(), id ?? ''),
    enabled: id !== undefined,
  });
  return data;
}

function toParts(
  before: TermsDraft | undefined,
  after: TermsDraft,
  nameOf: (key: string) => string,
) {
  const keys = ['title.en', 'title.sv', 'body.en', 'body.sv'] as const;
  return keys.map((key) => ({
    name: nameOf(key),
    before: before?.[key] ?? null,
    after: after[key],
  }));
}
