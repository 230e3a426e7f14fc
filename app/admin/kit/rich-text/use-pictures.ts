import type { Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import type { RichTextMessages } from './toolbar.tsx';

type Uploaded = { src: string; width: number; height: number };

export type PictureStore = {
  upload: (file: File) => Promise<Uploaded>;
  describeError: (error: unknown, file: File) => string;
};

type PictureMessages = RichTextMessages['picture'];

/** Uploads pictures that are pasted, dropped or chosen in a file dialog, and inserts them. */
export function usePictures(store: PictureStore | undefined, messages: PictureMessages) {
  const [uploading, setUploading] = useState(0);
  const [addedCount, setAddedCount] = useState(0);
  const [error, setError] = useState<string>();
  const editor = useRef<Editor>(null);

  async function insert(files: File[], at: number | undefined): Promise<void> {
    const target = editor.current;
    if (!target || !store) return;
    setError(undefined);
    setUploading(files.length);
    const insertion = trackPosition(target, at ?? target.state.selection.to);
    for (const file of files) {
      try {
        const attrs = await store.upload(file);
        insertPicture(target, insertion.position, attrs);
        setAddedCount((count) => count + 1);
      } catch (error) {
        setError(store.describeError(error, file));
      }
      setUploading((uploads) => uploads - 1);
    }
    insertion.stop();
  }

  /** Returns true if the editor must not handle the paste itself. */
  function onPaste(event: ClipboardEvent): boolean {
    const { clipboardData: clipboard } = event;
    if (!store || !clipboard) return false;
    const html = clipboard.getData('text/html');
    const files = [...clipboard.files];
    if (files.length > 0 && !hasText(html)) {
      void insert(files, undefined);
      return true;
    }
    if (hasForeignPicture(html)) setError(messages.foreign);
    return false;
  }

  function onDrop(event: DragEvent, at: number | undefined): boolean {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (!store || files.length === 0) return false;
    event.preventDefault();
    void insert(files, at);
    return true;
  }

  return { editor, uploading, added: addedCount, error, insert, onPaste, onDrop };
}

/** Keeps a position in the text correct while the user types before it during an upload. */
function trackPosition(editor: Editor, at: number) {
  const trackedPosition = { position: at, stop: () => editor.off('transaction', move) };
  function move({ transaction }: { transaction: Editor['state']['tr'] }) {
    trackedPosition.position = transaction.mapping.map(trackedPosition.position);
  }
  editor.on('transaction', move);
  return trackedPosition;
}

/**
 * Inserts between two blocks, so that no paragraph is split, and selects the picture, so that it
 * can be described.
 */
function insertPicture(editor: Editor, at: number, { src, width, height }: Uploaded): void {
  const { doc } = editor.state;
  const resolvedPosition = doc.resolve(Math.min(at, doc.content.size));
  const position = resolvedPosition.depth > 0 ? resolvedPosition.after(1) : resolvedPosition.pos;
  editor
    .chain()
    .insertContentAt(position, { type: 'image', attrs: { src, width, height, alt: '' } })
    .setNodeSelection(position)
    .run();
}

function parseHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** False for a copied picture, which browsers put on the clipboard as a file and as HTML without text. */
function hasText(html: string): boolean {
  return parseHtml(html).textContent?.trim() !== '';
}

function hasForeignPicture(html: string): boolean {
  return parseHtml(html).querySelector('img:not([src^="/storage/v1/"])') !== null;
}
