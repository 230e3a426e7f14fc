import type { TermsDraft } from '../../../domain/content/terms-draft.ts';
import { languages } from '../../../domain/language.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { useClientQuery } from '../../backend/use-client-query.ts';
import { Comparison } from '../kit/compare/comparison.tsx';
import { FrameDialog } from '../kit/editor/frame-dialog.tsx';
import { useMessages } from '../use-messages.ts';
import { getTermsTexts } from './data.ts';

type CompareDialogProps = {
  title: string;
  /** Ids of two versions; an unsaved draft can replace the second. */
  before: string | undefined;
  after: string | TermsDraft;
  onClose: () => void;
};

export function CompareDialog({ title, before, after, onClose }: CompareDialogProps) {
  const { fields } = useMessages('terms').editor;
  const { languagesWithin, versions } = useMessages('editing');
  const old = useTexts(before);
  const current = useTexts(typeof after === 'string' ? after : undefined);
  const shown = typeof after === 'string' ? current : after;
  const isReady = shown && (old || !before);
  return (
    <FrameDialog
      title={title}
      className="max-h-[calc(100dvh-2rem)] max-w-[56rem]!"
      onClose={onClose}
    >
      <div className="overflow-y-auto p-5">
        {isReady ? (
          <Comparison
            parts={(['title', 'body'] as const).flatMap((field) =>
              languages.map((language) => ({
                name: `${fields[field]} (${languagesWithin[language]})`,
                before: old?.[`${field}.${language}`] ?? null,
                after: shown[`${field}.${language}`],
              })),
            )}
          />
        ) : (
          <p className="text-soft">{versions.loading}</p>
        )}
      </div>
    </FrameDialog>
  );
}

export function useTexts(id: string | undefined): TermsDraft | undefined {
  const { data } = useClientQuery({
    queryKey: [...queryKeys.table('general_terms'), 'texts', id],
    queryFn: (client) => getTermsTexts(client, id ?? ''),
    enabled: id !== undefined,
  });
  return data;
}
