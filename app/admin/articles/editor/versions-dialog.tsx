import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { toast } from 'sonner';
import {
  type ArticleVersion,
  getArticleVersion,
  listArticleVersions,
  type VersionTexts,
} from '../../../data/article-versions.ts';
import { useAuth } from '../../../data/auth-context.ts';
import { queryKeys } from '../../../data/query-keys.ts';
import { fill, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Autosave } from '../../autosave/autosave.ts';
import { Comparison } from '../../compare/comparison.tsx';
import { useArticleEditing } from './editor-context.ts';
import { nameField } from './name-field.ts';

type VersionsDialogProps = { autosave: Autosave; onClose: () => void };

/** All that was ever saved, compared with what is in the editor, and brought back. */
export function VersionsDialog({ autosave, onClose }: VersionsDialogProps) {
  const { article, messages } = useArticleEditing();
  const { versions: texts } = messages;
  const { getClient } = useAuth();
  const [chosen, setChosen] = useState<number>();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { data: versions = [] } = useQuery({
    queryKey: [...queryKeys.table('article_versions'), article.id, article.version],
    queryFn: async () => listArticleVersions(await getClient(), article.id),
  });
  const selected = chosen ?? versions[1]?.version ?? versions[0]?.version;
  useEffect(() => dialog.current?.showModal(), []);

  function restore(version: number, restored: VersionTexts) {
    // A mark of its own, so that the same version can be brought back twice.
    autosave.change({ ...restored, restored: `${version}:${crypto.randomUUID()}` });
    toast.success(fill(texts.restoredDone, { version }));
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="dialog max-h-[calc(100dvh-2rem)] max-w-[68rem]! overflow-hidden open:grid open:grid-rows-[auto_minmax(0,1fr)]"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-5 py-3">
        <div>
          <h2 id={titleId} className="text-lg">
            {texts.title}
          </h2>
          <p className="text-soft">{texts.text}</p>
        </div>
        <Button variant="paper" size="compact" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
      <div className="grid min-h-0 gap-0 max-md:overflow-y-auto md:grid-cols-[17rem_minmax(0,1fr)]">
        <ul aria-label={texts.list} className="overflow-y-auto border-line p-2 md:border-r">
          {versions.map((version) => (
            <li key={version.version}>
              <VersionButton
                version={version}
                isChosen={version.version === selected}
                onChoose={() => setChosen(version.version)}
              />
            </li>
          ))}
        </ul>
        {selected !== undefined && (
          <VersionDetail key={selected} version={selected} onRestore={restore} />
        )}
      </div>
    </dialog>
  );
}

type VersionButtonProps = { version: ArticleVersion; isChosen: boolean; onChoose: () => void };

function VersionButton({ version, isChosen, onChoose }: VersionButtonProps) {
  const { messages, nameOf } = useArticleEditing();
  const { versions: texts } = messages;
  const language = useLanguage();
  const name = nameOf(version.by);
  const state = fill(messages.states[version.state], { time: '' }).trim();
  const notes = [
    version.state !== 'draft' && state,
    name && fill(texts.by, { name }),
    version.restoredFrom && fill(texts.restored, { version: version.restoredFrom }),
  ].filter(Boolean);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={clsx(
        'grid w-full gap-0.5 rounded-lg px-3 py-2 text-left',
        isChosen ? 'bg-mint text-on-mint' : 'hover:bg-wool',
      )}
    >
      <span className="font-semibold">
        {formatTime(new Date(version.at), language)}
        <span className="font-normal"> · {fill(texts.version, { version: version.version })}</span>
      </span>
      <span className={clsx('text-sm', !isChosen && 'text-soft')}>{notes.join(', ')}</span>
    </button>
  );
}

type VersionDetailProps = {
  version: number;
  onRestore: (version: number, restored: VersionTexts) => void;
};

function VersionDetail({ version, onRestore }: VersionDetailProps) {
  const texts = useArticleEditing();
  const { article, draft, editing } = texts;
  const { versions: words } = texts.messages;
  const { getClient } = useAuth();
  const { data: old } = useQuery({
    queryKey: [...queryKeys.table('article_versions'), article.id, 'texts', version],
    queryFn: async () => getArticleVersion(await getClient(), article.id, version),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!old) return <p className="p-5 text-soft">{words.loading}</p>;
  const keys = Object.keys(old) as (keyof VersionTexts)[];
  return (
    <div className="grid content-start gap-4 overflow-y-auto p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">{fill(words.compare, { version })}</p>
        <Button size="compact" onClick={() => onRestore(version, old)}>
          {fill(words.restore, { version })}
        </Button>
      </div>
      <Comparison
        parts={keys.map((key) => ({
          name: nameField(key, texts),
          before: draft[key],
          after: old[key],
        }))}
        messages={editing.compare}
      />
    </div>
  );
}
