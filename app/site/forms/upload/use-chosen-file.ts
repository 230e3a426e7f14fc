import { type DragEvent, useCallback, useEffect, useState } from 'react';

type InputRef = { readonly current: HTMLInputElement | null };

export function useChosenFile(input: InputRef) {
  const [file, setFile] = useState<File>();
  const readField = useCallback(() => setFile(input.current?.files?.[0]), [input]);
  // A file may have been chosen before hydration.
  useEffect(readField, [readField]);

  /** Puts a file into the field as if it had been chosen, or takes it out. */
  const setField = (chosenFile: File | undefined) => {
    const field = input.current;
    if (!field) return;
    const transfer = new DataTransfer();
    if (chosenFile) transfer.items.add(chosenFile);
    field.files = transfer.files;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    // The button to remove the file is gone.
    if (!chosenFile) field.focus();
  };
  return { file, readField, setField };
}

export function useDrop(onFile: (file: File | undefined) => void) {
  const [isDragging, setDragging] = useState(false);
  // A file that misses the zone would replace the page, and with it all that was typed.
  useEffect(() => {
    const keepPage = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);

  const dropHandlers = {
    onDragEnter: () => setDragging(true),
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setDragging(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDragging(false);
      const [dropped] = event.dataTransfer.files;
      if (dropped) onFile(dropped);
    },
  };
  return { isDragging, dropHandlers };
}
