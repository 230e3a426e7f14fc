import type { TermsDraft } from '../../../domain/content/terms-draft.ts';
import { languages } from '../../../domain/language.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { useClientQuery } from '../../backend/use-client-query.ts';
import { TextComparison } from '../kit/compare/text-comparison.tsx';
import { FrameDialog } from '../kit/editor/frame-dialog.tsx';
import { useMessages } from '../use-messages.ts';
import { getTermsTexts } from './data.ts';

type CompareDialogProps = {
  title: string;
  /** The id of the earlier version; undefined if there is none, so that all text counts as new. */
  before: string | undefined;
  /** The id of the later version, or a draft that is not saved yet. */
  after: string | TermsDraft;
  onClose: () => void;
};

export function CompareDialog({ title, before, after, onClose }: CompareDialogProps) {
  const { fields } = useMessages('terms').editor;
  const { languagesWithin, versions } = useMessages('editing');
  const earlier = useTermsTexts(before);
  const loaded = useTermsTexts(typeof after === 'string' ? after : undefined);
  const later = typeof after === 'string' ? loaded : after;
  const isReady = later && (earlier || !before);
  return (
    <FrameDialog
      title={title}
      className="max-h-[calc(100dvh-2rem)] max-w-[56rem]!"
      onClose={onClose}
    >
      <div className="overflow-y-auto p-5">
        {isReady ? (
          <TextComparison
            parts={(['title', 'body'] as const).flatMap((field) =>
              languages.map((language) => ({
                name: `${fields[field]} (${languagesWithin[language]})`,
                before: earlier?.[`${field}.${language}`] ?? null,
                after: later[`${field}.${language}`],
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

/** Loads the texts of a version of the terms; undefined until then, and without an id. */
export function useTermsTexts(id: string | undefined): TermsDraft | undefined {
  const { data } = useClientQuery({
    queryKey: [...queryKeys.table('general_terms'), 'texts', id],
    queryFn: (client) => getTermsTexts(client, id ?? ''),
    enabled: id !== undefined,
  });
  return data;
}
