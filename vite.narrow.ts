import type { Plugin } from 'vite';

/**
 * Writes letters beyond Latin-1 as escapes. A single one of them makes the engine keep the whole
 * file, which may be megabytes, at two bytes for each letter.
 */
export function narrowLetters(): Plugin {
  return {
    name: 'narrow-letters',
    generateBundle: {
      // After those that write the letters out again.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\xff]/g, asEscape);
        }
      },
    },
  };
}

function asEscape(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
