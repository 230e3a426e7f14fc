import { downloadFile } from '../../../../ui/download-file.ts';

/** The target of an export, which is written in pieces. */
type FileSink = {
  write: (text: string) => Promise<void>;
  close: () => Promise<void>;
  abort: () => Promise<void>;
};

type SavePicker = (options: { suggestedName: string; types: object[] }) => Promise<{
  createWritable: () => Promise<FileSink>;
}>;

/**
 * Opens a file that the user chooses, if the browser supports that; otherwise the text is collected and downloaded at the
 * end. Returns undefined if the user closes the dialog.
 */
export async function openFile(name: string): Promise<FileSink | undefined> {
  const picker =
    'showSaveFilePicker' in window ? (window.showSaveFilePicker as SavePicker) : undefined;
  if (!picker) return collectInBlob(name);
  const types = [{ description: 'CSV', accept: { 'text/csv': ['.csv'] } }];
  try {
    const handle = await picker({ suggestedName: name, types });
    return await handle.createWritable();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    return collectInBlob(name);
  }
}

function collectInBlob(name: string): FileSink {
  // A Blob, because browsers can keep it outside of memory, unlike a string.
  let blob = new Blob([], { type: 'text/csv;charset=utf-8' });
  return {
    write: async (text) => {
      blob = new Blob([blob, text], { type: blob.type });
    },
    close: async () => downloadFile(blob, name),
    abort: async () => {},
  };
}
