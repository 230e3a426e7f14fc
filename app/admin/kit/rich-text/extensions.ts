import { StarterKit } from '@tiptap/starter-kit';
import { isSafeUrl } from '../../../../domain/safe-url.ts';

/** Exactly what `domain/content/rich-document.ts` knows: whatever else is pasted loses its form, not its words. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isSafeUrl(address),
      HTMLAttributes: { target: null, rel: null },
    },
    // Words that stand below each other in the text itself are enough; no empty line is stored.
    trailingNode: false,
  }),
];
