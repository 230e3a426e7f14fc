import { useMemo } from 'react';
import { maxFileBytes } from '../../../../domain/limits.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { AdminMessages } from '../../messages.server.ts';
import { PictureError, uploadPicture } from '../media.ts';
import { useExplain } from '../use-explain.ts';

const mebibyte = 1024 * 1024;

/** Stores the pictures of one page, and says why where it cannot. */
export function usePictureStore(folder: string, messages: AdminMessages['editing']) {
  const { getClient } = useAuth();
  const explain = useExplain();
  const language = useLanguage();
  const { problems } = messages.richText.picture;

  return useMemo(
    () => ({
      upload: async (file: File) => uploadPicture(await getClient(), folder, file),
      explain: (error: unknown, { name, size }: File) => {
        if (!(error instanceof PictureError)) {
          return explain(fill(problems.failed, { name, problem: '{problem}' }), error);
        }
        return fill(problems[error.problem], {
          name,
          size: formatNumber(Math.ceil(size / mebibyte), language),
          most: formatNumber(maxFileBytes / mebibyte, language),
        });
      },
    }),
    [getClient, explain, language, folder, problems],
  );
}
