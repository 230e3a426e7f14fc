import { useEffect, useState } from 'react';
import type { ViewProps } from './file-view.tsx';
import { MarkedText } from './marked-text.tsx';
import { Unreadable } from './unreadable.tsx';
import { ViewFrame } from './view-frame.tsx';

export default function TextView({ url, title, words, messages, actions }: ViewProps) {
  const [text, setText] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const abort = new AbortController();
    readText(url, abort.signal)
      .then(setText)
      .catch(() => setFailed(!abort.signal.aborted));
    return () => abort.abort();
  }, [url]);
  if (failed) return <Unreadable messages={messages} />;
  return (
    <ViewFrame actions={actions}>
      <section
        // A region that scrolls can be reached with the keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
        tabIndex={0}
        aria-label={title}
        className="size-full overflow-auto rounded-compact border border-line bg-paper px-4 py-3 wrap-anywhere whitespace-pre-wrap"
      >
        {text && <MarkedText text={text} words={words} />}
      </section>
    </ViewFrame>
  );
}

async function readText(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The file was not sent: ${response.status}`);
  return response.text();
}
