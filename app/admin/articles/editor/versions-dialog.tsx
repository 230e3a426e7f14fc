import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { fillAny } from '../../../i18n/fill-any.ts';
import { fill, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { Autosave } from '../../kit/autosave/autosave.ts';
import { VersionDetail } from '../../kit/editor/version-detail.tsx';
import { type VersionEntry, VersionsFrame } from '../../kit/editor/versions-frame.tsx';
import { useMessages } from '../../use-messages.ts';
import {
  type ArticleVersion,
  getArticleVersion,
  listArticleVersions,
  type VersionTexts,
} from '../data/versions.ts';
import { useArticleEditing } from './editor-context.ts';
import { fieldLabel } from './field-label.ts';

type VersionsDialogProps = { autosave: Autosave; onClose: () => void };

/** All saved versions, compared with the editor, with a button to restore one. */
export function VersionsDialog({ autosave, onClose }: VersionsDialogProps) {
  const { article } = useArticleEditing();
  const messages = useMessages('articleEditor');
  const { versions: texts } = messages;
  const { getClient } = useAuth();
  const describe = useDescribe();
  const [chosen, setChosen] = useState<number>();
  const { data: versions = [] } = useQuery({
    queryKey: [...queryKeys.table('article_versions'), article.id, article.version],
    queryFn: async () => listArticleVersions(await getClient(), article.id),
  });
  const selected = chosen ?? versions[1]?.version ?? versions[0]?.version;

  function restore(version: number, restored: VersionTexts) {
    // A unique value, so that the same version can be restored twice.
    autosave.change({ ...restored, restored: `${version}:${crypto.randomUUID()}` });
    toast.success(fill(texts.restoredDone, { version }));
    onClose();
  }

  return (
    <VersionsFrame
      messages={texts}
      entries={versions.map(describe)}
      chosen={selected}
      onChoose={setChosen}
      onClose={onClose}
    >
      {selected !== undefined && <Detail key={selected} version={selected} onRestore={restore} />}
    </VersionsFrame>
  );
}

function useDescribe(): (version: ArticleVersion) => VersionEntry {
  const { nameOf } = useArticleEditing();
  const messages = useMessages('articleEditor');
  const { versions: texts } = messages;
  const language = useLanguage();
  return ({ version, at, by, state, restoredFrom }) => {
    const name = nameOf(by);
    const notes = [
      state !== 'draft' && fillAny(messages.states[state], { time: '' }).trim(),
      name && fill(texts.by, { name }),
      restoredFrom && fill(texts.restored, { version: restoredFrom }),
    ];
    return {
      version,
      label: (
        <>
          {formatTime(new Date(at), language)}
          <span className="font-normal"> · {fill(texts.version, { version })}</span>
        </>
      ),
      note: notes.filter(Boolean).join(', '),
    };
  };
}

type DetailProps = {
  version: number;
  onRestore: (version: number, restored: VersionTexts) => void;
};

function Detail({ version, onRestore }: DetailProps) {
  const { article, draft } = useArticleEditing();
  const messages = useMessages('articleEditor');
  const editing = useMessages('editing');
  const { versions: words } = messages;
  const { getClient } = useAuth();
  const { data: old } = useQuery({
    queryKey: [...queryKeys.table('article_versions'), article.id, 'texts', version],
    queryFn: async () => getArticleVersion(await getClient(), article.id, version),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!old) return <p className="p-5 text-soft">{words.loading}</p>;
  const keys = Object.keys(old) as (keyof VersionTexts)[];
  return (
    <VersionDetail
      messages={{
        compare: fill(words.compare, { version }),
        restore: fill(words.restore, { version }),
      }}
      parts={keys.map((key) => ({
        name: fieldLabel(key, { messages, editing }),
        before: draft[key],
        after: old[key],
      }))}
      comparison={editing.compare}
      onRestore={() => onRestore(version, old)}
    />
  );
}
