import { useEffect, useState } from 'react';
import { maxImportNameLength } from '../../../../domain/imports/import.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { BackendError } from '../../../backend/backend-error.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../use-messages.ts';
import { listCvs } from './list-cvs.ts';
import { sendCvs } from './send-cvs.ts';

export type Progress = { done: number; count: number };

/** Sends the chosen CVs and reports progress. The browser asks before the page is closed meanwhile. */
export function useSendCvs() {
  const { cvs: t } = useMessages('imports').upload;
  const language = useLanguage();
  const { getClient } = useAuth();
  const [progress, setProgress] = useState<Progress>();
  const isSending = progress !== undefined;
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isSending]);

  /** Returns the id of the import. */
  async function send(chosen: File[]): Promise<string> {
    const entries = await listCvs(chosen);
    const count = entries.length;
    if (count === 0) throw new BackendError({ code: 'no_files', message: 'no files' });
    const [first] = chosen;
    const folder = first?.webkitRelativePath.split('/')[0];
    const single = chosen.length === 1 ? first?.name : undefined;
    const name = folder || single || fill(t.name, { count: formatNumber(count, language) });
    setProgress({ done: 0, count });
    try {
      return await sendCvs(entries, {
        getClient,
        // The end of the name distinguishes files of one folder.
        name: name.slice(-maxImportNameLength),
        onProgress: (done) => setProgress({ done, count }),
      });
    } finally {
      setProgress(undefined);
    }
  }

  return { progress, send };
}
