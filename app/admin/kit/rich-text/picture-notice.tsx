import { fill } from '../../../i18n/format.ts';
import type { RichTextMessages } from './toolbar.tsx';

type PictureNoticeProps = {
  /** How many are on their way. */
  uploading: number;
  problem: string | undefined;
  messages: RichTextMessages['picture'];
};

/** Where pictures are that are not in the text yet, and why one never will be. */
export function PictureNotice({ uploading, problem, messages }: PictureNoticeProps) {
  const { one, other } = messages.uploading;
  return (
    <>
      <p role="status" className="border-b border-line px-3 py-2 text-soft empty:hidden">
        {uploading > 0 && fill(uploading === 1 ? one : other, { count: uploading })}
      </p>
      <p
        role="alert"
        className="border-b border-line px-3 py-2 font-medium text-lingon empty:hidden"
      >
        {problem}
      </p>
    </>
  );
}
