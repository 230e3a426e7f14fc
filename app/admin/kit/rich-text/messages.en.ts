import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const richTextEditor = {
  toolbar: 'Formatting',
  toToolbar: 'Press Alt + F10 for formatting.',
  tools: {
    heading: 'Heading',
    subheading: 'Subheading',
    bold: 'Bold',
    italic: 'Italic',
    code: 'Code',
    bulletList: 'Bulleted list',
    orderedList: 'Numbered list',
    quote: 'Quote',
    codeBlock: 'Code block',
    callout: 'Callout',
    chart: 'Chart: one line per bar, such as “Agency: 120”',
    link: 'Link',
    picture: 'Image',
    undo: 'Undo',
    redo: 'Redo',
  },
  picture: {
    alt: 'Description',
    altHint:
      'What does the image show? For people who can’t see it. Leave empty only if it’s decorative.',
    done: 'Done',
    remove: 'Remove image',
    uploading: { one: 'Uploading image…', other: 'Uploading {count} images…' },
    foreign:
      'Images can’t be pasted from other sites. Save them first, then drag them into the text.',
    errors: {
      type: '“{name}” isn’t a supported image. Use PNG, JPEG, WebP, AVIF or GIF.',
      size: '“{name}” is {size} MB. Images can be up to {max} MB: make it smaller and try again.',
      unreadable: '“{name}” can’t be opened. The file may be damaged.',
      failed: 'Couldn’t upload “{name}”: {error}',
    },
  },
  link: {
    address: 'URL',
    apply: 'Save link',
    remove: 'Remove link',
    cancel: 'Cancel',
    invalid: 'This isn’t a valid link. Try one that starts with https://.',
  },
} as const;

export type RichTextEditorMessages = MessagesOf<typeof richTextEditor>;
