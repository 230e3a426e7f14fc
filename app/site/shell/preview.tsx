import { type ReactNode, useEffect, useState } from 'react';
import { followPreview } from '../../backend/preview/preview-frame.ts';
import { Container } from '../../ui/container.tsx';
import { SiteFrame } from './site-frame.tsx';

/** Only the back office, on the same origin, shows a preview in a frame. */
export const previewHeaders = () => ({ 'x-frame-options': 'SAMEORIGIN' });

type DraftPreviewProps<Draft> = {
  messages: { title: string; text: string };
  children: (draft: Draft) => ReactNode;
};

/** A page for an unpublished draft. It loads nothing itself: the editor shows it in a frame and posts the draft to it. */
export function DraftPreview<Draft>({ messages, children }: DraftPreviewProps<Draft>) {
  const [draft, setDraft] = useState<Draft>();
  useEffect(() => followPreview<Draft>(setDraft), []);
  useInertPage();
  return (
    <SiteFrame isPreview>
      {draft ? (
        children(draft)
      ) : (
        <Container className="py-24">
          <h1 className="text-[2rem]">{messages.title}</h1>
          <p className="pt-3 text-soft">{messages.text}</p>
        </Container>
      )}
    </SiteFrame>
  );
}

/** Blocks the links, buttons and forms of the page. */
function useInertPage(): void {
  useEffect(() => {
    const stop = (event: Event) => {
      // Buttons are stopped as well, such as the button that copies the link of the job.
      const control = event.target instanceof Element && event.target.closest('a, button');
      if (event.type === 'click' && (!control || control.getAttribute('href')?.startsWith('#')))
        return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', stop, true);
    document.addEventListener('submit', stop, true);
    return () => {
      document.removeEventListener('click', stop, true);
      document.removeEventListener('submit', stop, true);
    };
  }, []);
}
