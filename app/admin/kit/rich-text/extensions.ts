import { StarterKit } from '@tiptap/starter-kit';
import { isSafeUrl } from '../../../../domain/safe-url.ts';

/**
 * Exactly the nodes of `domain/content/rich-document.ts`: other pasted content loses its formatting, not
 * its text.
 */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isSafeUrl(address),
      HTMLAttributes: { target: null, rel: null },
    },
    // Otherwise the editor would add an empty paragraph at the end and store it.
    trailingNode: false,
  }),
];
