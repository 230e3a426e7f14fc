import { useEffect, useState } from 'react';

type Read = (url: string, signal: AbortSignal) => Promise<string>;

/** The content of a file, and whether it cannot be read. */
export function useContent(url: string, read: Read) {
  const [content, setContent] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const abort = new AbortController();
    setFailed(false);
    read(url, abort.signal)
      .then(setContent)
      .catch(() => setFailed(!abort.signal.aborted));
    return () => abort.abort();
  }, [url, read]);
  return { content, failed };
}

export async function fetchFile(url: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The file was not sent: ${response.status}`);
  return response;
}
