import { clsx } from 'clsx';
import { useState } from 'react';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { queryKeys, type TableName } from '../../../backend/query-keys.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { fill, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useMessages } from '../../use-messages.ts';
import type { Fields } from '../autosave/merge-fields.ts';
import { sameValue } from '../autosave/same-value.ts';
import { TextComparison } from '../compare/text-comparison.tsx';
import { FrameDialog } from './frame-dialog.tsx';
import { useEditing } from './use-editor.ts';

type Version = { version: number; at: string; by: string | null };

type VersionsDialogProps<Entry extends Version, Texts extends Fields> = {
  table: TableName;
  id: string;
  /** Explains what restoring a version does. */
  text: string;
  /** Newest first. */
  list: (client: BrowserClient, id: string) => Promise<Entry[]>;
  read: (client: BrowserClient, id: string, version: number) => Promise<Texts>;
  /** Further facts about a version. */
  describe?: (entry: Entry) => (string | false | null)[];
  onRestore: (version: number, texts: Texts) => void;
  onClose: () => void;
};

/** All saved versions, compared with the editor, with a button to restore one. */
export function VersionsDialog<Entry extends Version, Texts extends Fields>(
  props: VersionsDialogProps<Entry, Texts>,
) {
  const { table, id, text, list, read, describe, onRestore, onClose } = props;
  const { versions: messages, actions } = useMessages('editing');
  const { row, nameOf } = useEditing();
  const language = useLanguage();
  const [chosenVersion, setChosenVersion] = useState<number>();
  const queryKey = [...queryKeys.table(table), id];
  const { data: versions = [] } = useClientQuery({
    queryKey: [...queryKey, row.version],
    queryFn: (client) => list(client, id),
  });
  const selectedVersion = chosenVersion ?? versions[1]?.version ?? versions[0]?.version;
  const { data: old } = useClientQuery({
    queryKey: [...queryKey, 'texts', selectedVersion],
    queryFn: (client) => read(client, id, selectedVersion ?? 0),
    enabled: selectedVersion !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });

  return (
    <FrameDialog
      title={actions.versions}
      text={text}
      className="max-h-[calc(100dvh-2rem)] max-w-[68rem]!"
      onClose={onClose}
    >
      <div className="grid min-h-0 max-md:overflow-y-auto md:grid-cols-[17rem_minmax(0,1fr)]">
        <ul aria-label={messages.list} className="overflow-y-auto border-line p-2 md:border-r">
          {versions.map((entry) => {
            const { version, at, by } = entry;
            const isChosen = version === selectedVersion;
            const name = nameOf(by);
            const notes = [...(describe?.(entry) ?? []), name && fill(messages.byAuthor, { name })];
            return (
              <li key={version}>
                <button
                  type="button"
                  aria-pressed={isChosen}
                  onClick={() => setChosenVersion(version)}
                  className={clsx(
                    'grid w-full gap-0.5 rounded-lg px-3 py-2 text-left',
                    isChosen ? 'bg-mint text-on-mint' : 'hover:bg-wool',
                  )}
                >
                  <span className="font-semibold">
                    {formatTime(new Date(at), language)}
                    <span className="font-normal"> · {fill(messages.version, { version })}</span>
                  </span>
                  <span className={clsx('text-sm', !isChosen && 'text-soft')}>
                    {notes.filter(Boolean).join(', ')}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
        {selectedVersion !== undefined &&
          (old ? (
            <Detail
              version={selectedVersion}
              old={old}
              onRestore={() => onRestore(selectedVersion, old)}
            />
          ) : (
            <p className="p-5 text-soft">{messages.loading}</p>
          ))}
      </div>
    </FrameDialog>
  );
}

type DetailProps = { version: number; old: Fields; onRestore: () => void };

/** The differences between the editor and a version, with the button that restores it. */
function Detail({ version, old, onRestore }: DetailProps) {
  const { versions: messages } = useMessages('editing');
  const { draft, labelOf } = useEditing();
  const keys = Object.keys(old);
  return (
    <div className="grid content-start gap-4 overflow-y-auto p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">{fill(messages.compare, { version })}</p>
        <Button
          size="compact"
          disabled={keys.every((key) => sameValue(draft[key], old[key]))}
          onClick={onRestore}
        >
          {fill(messages.restore, { version })}
        </Button>
      </div>
      <TextComparison
        parts={keys.map((key) => ({ name: labelOf(key), before: draft[key], after: old[key] }))}
      />
    </div>
  );
}
