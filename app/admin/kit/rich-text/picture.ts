import { type Editor, Node } from '@tiptap/react';

/** A picture of our own storage. One from elsewhere would tell that place who reads the page. */
export const Picture = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src^="/storage/v1/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** What the picture that is selected says to those who cannot see it. */
export function selectedAlt(editor: Editor): string | undefined {
  return editor.isActive('image') ? String(editor.getAttributes('image').alt ?? '') : undefined;
}

/** Unlike `updateAttributes` this leaves the picture selected. */
export function describePicture(editor: Editor, alt: string): void {
  const { state, view } = editor;
  view.dispatch(state.tr.setNodeAttribute(state.selection.from, 'alt', alt));
}
