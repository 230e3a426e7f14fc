import { type Editor, Node } from '@tiptap/react';

/** A picture from our own storage. An external one would reveal readers to its host. */
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

/** Returns the alternative text of the selected picture. */
export function selectedAlt(editor: Editor): string | undefined {
  return editor.isActive('image') ? String(editor.getAttributes('image').alt ?? '') : undefined;
}

/** Keeps the picture selected, unlike `updateAttributes`. */
export function describePicture(editor: Editor, alt: string): void {
  const { state, view } = editor;
  view.dispatch(state.tr.setNodeAttribute(state.selection.from, 'alt', alt));
}
