import { useMemo } from 'react';
import { maxFileMebibytes } from '../../../../domain/limits.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { fillAny } from '../../../i18n/fill-any.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../use-messages.ts';
import { useDescribeError } from '../actions/use-describe-error.ts';
import { PictureError, uploadPicture } from '../pictures/upload-picture.ts';

const mebibyte = 1024 * 1024;

/** Uploads the pictures of one page and describes errors. */
export function usePictureStore(folder: string) {
  const { getClient } = useAuth();
  const describeError = useDescribeError();
  const language = useLanguage();
  const { errors: errorMessages } = useMessages('editing').richText.picture;

  return useMemo(
    () => ({
      upload: async (file: File) => uploadPicture(await getClient(), folder, file),
      describeError: (error: unknown, { name, size }: File) => {
        if (!(error instanceof PictureError)) {
          return fillAny(describeError(error, errorMessages.failed), { name });
        }
        return fill(errorMessages[error.code], {
          name,
          size: formatNumber(Math.ceil(size / mebibyte), language),
          max: formatNumber(maxFileMebibytes, language),
        });
      },
    }),
    [getClient, describeError, language, folder, errorMessages],
  );
}
