import { type RefObject, useEffect, useRef } from 'react';
import { storeLanguage } from '../../i18n/language/stored-language.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { onPreviewReady, sendPreview } from './preview-frame.ts';

/** Sends the preview, a new object whenever it changes, to the page in the frame with this ref. */
export function usePreviewFrame(preview: object): RefObject<HTMLIFrameElement | null> {
  const own = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const send = () => {
      const target = frame.current?.contentWindow;
      if (target) sendPreview(target, preview);
    };
    send();
    return onPreviewReady(() => {
      send();
      // Loading a page with a language in its URL stores that language, so the reader's own is restored.
      storeLanguage(own);
    });
  }, [preview, own]);
  return frame;
}
