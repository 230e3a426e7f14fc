import type { Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import type { RichTextMessages } from './toolbar.tsx';

type Uploaded = { src: string; width: number; height: number };

export type PictureStore = {
  upload: (file: File) => Promise<Uploaded>;
  /** Why a picture was not taken, in words. */
  explain: (error: unknown, file: File) => string;
};

type Texts = RichTextMessages['picture'];

/** Takes pictures from the clipboard, from a drag and from a file dialog into the text. */
export function usePictures(store: PictureStore | undefined, texts: Texts) {
  const [uploading, setUploading] = useState(0);
  const [added, setAdded] = useState(0);
  const [problem, setProblem] = useState<string>();
  const editor = useRef<Editor>(null);

  async function insert(files: File[], at: number | undefined): Promise<void> {
    const target = editor.current;
    if (!target || !store) return;
    setProblem(undefined);
    setUploading(files.length);
    const place = follow(target, at ?? target.state.selection.to);
    for (const file of files) {
      try {
        const attrs = await store.upload(file);
        insertPicture(target, place.position, attrs);
        setAdded((count) => count + 1);
      } catch (error) {
        setProblem(store.explain(error, file));
      }
      setUploading((left) => left - 1);
    }
    place.stop();
  }

  /** True where it was about pictures and nothing else is to happen. */
  function onPaste(event: ClipboardEvent): boolean {
    const { clipboardData: clipboard } = event;
    if (!store || !clipboard) return false;
    const html = clipboard.getData('text/html');
    const files = [...clipboard.files];
    if (files.length > 0 && !hasWords(html)) {
      void insert(files, undefined);
      return true;
    }
    if (hasForeignPicture(html)) setProblem(texts.foreign);
    return false;
  }

  function onDrop(event: DragEvent, at: number | undefined): boolean {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (!store || files.length === 0) return false;
    event.preventDefault();
    void insert(files, at);
    return true;
  }

  return { editor, uploading, added, problem, insert, onPaste, onDrop };
}

/** A place in the text that moves with what is written before it while a picture is on its way. */
function follow(editor: Editor, at: number) {
  const place = { position: at, stop: () => editor.off('transaction', move) };
  function move({ transaction }: { transaction: Editor['state']['tr'] }) {
    place.position = transaction.mapping.map(place.position);
  }
  editor.on('transaction', move);
  return place;
}

/** Between two blocks, so that no sentence is torn apart; then selected, so that it can be described. */
function insertPicture(editor: Editor, at: number, { src, width, height }: Uploaded): void {
  const { doc } = editor.state;
  const place = doc.resolve(Math.min(at, doc.content.size));
  const position = place.depth > 0 ? place.after(1) : place.pos;
  editor
    .chain()
    .insertContentAt(position, { type: 'image', attrs: { src, width, height, alt: '' } })
    .setNodeSelection(position)
    .run();
}

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** Browsers put a copied picture on the clipboard twice: as a file, and as a page with nothing else on it. */
function hasWords(html: string): boolean {
  return parse(html).textContent?.trim() !== '';
}

function hasForeignPicture(html: string): boolean {
  return parse(html).querySelector('img:not([src^="/storage/v1/"])') !== null;
}
