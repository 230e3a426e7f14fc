import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { RichTextMessages } from './toolbar.tsx';

type PictureNoticeProps = {
  /** Number of uploads in progress. */
  uploading: number;
  error: string | undefined;
  messages: RichTextMessages['picture'];
};

/** Shows how many uploads are in progress, and the error of the last upload. */
export function PictureNotice({ uploading, error, messages }: PictureNoticeProps) {
  const language = useLanguage();
  return (
    <>
      <p role="status" className="border-b border-line px-3 py-2 text-soft empty:hidden">
        {uploading > 0 && formatPlural(messages.uploading, uploading, language)}
      </p>
      <p
        role="alert"
        className="border-b border-line px-3 py-2 font-medium text-lingon empty:hidden"
      >
        {error}
      </p>
    </>
  );
}
