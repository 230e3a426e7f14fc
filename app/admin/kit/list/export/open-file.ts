import { downloadFile } from '../../../../ui/download-file.ts';

/** The target of an export, written in pieces. */
type FileSink = {
  write: (text: string) => Promise<void>;
  close: () => Promise<void>;
  abort: () => Promise<void>;
};

type SavePicker = (options: { suggestedName: string; types: object[] }) => Promise<{
  createWritable: () => Promise<{
    write: (text: string) => Promise<void>;
    close: () => Promise<void>;
    abort: () => Promise<void>;
  }>;
}>;

/** Writes to the disk if the browser supports it; otherwise collects a Blob and downloads it. */
export async function openFile(name: string): Promise<FileSink | undefined> {
  const picker =
    'showSaveFilePicker' in window ? (window.showSaveFilePicker as SavePicker) : undefined;
  if (!picker) return gatherInBlob(name);
  const types = [{ description: 'CSV', accept: { 'text/csv': ['.csv'] } }];
  try {
    const handle = await picker({ suggestedName: name, types });
    return await handle.createWritable();
  } catch (error) {
    // The user closed the dialog.
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    return gatherInBlob(name);
  }
}

function gatherInBlob(name: string): FileSink {
  // Browsers may keep a Blob outside of memory, but not a string.
  let blob = new Blob([], { type: 'text/csv;charset=utf-8' });
  return {
    write: async (text) => {
      blob = new Blob([blob, text], { type: blob.type });
    },
    close: async () => downloadFile(blob, name),
    abort: async () => {},
  };
}
