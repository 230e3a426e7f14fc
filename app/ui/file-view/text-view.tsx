import { documentLimits } from '../../../domain/document-limits.ts';
import type { ViewProps } from './file-view.tsx';
import { LongText } from './long-text.tsx';
import { Unreadable } from './unreadable.tsx';
import { fetchFile, useContent } from './use-content.ts';
import { ViewFrame } from './view-frame.tsx';

export default function TextView({ url, title, words, messages, actions }: ViewProps) {
  const { content: text, failed } = useContent(url, readText);
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
        {text && <LongText text={text} words={words} />}
      </section>
    </ViewFrame>
  );
}

async function readText(url: string, signal: AbortSignal): Promise<string> {
  const text = await (await fetchFile(url, signal)).text();
  if (text.length > documentLimits.characters) throw new Error('The text is too long');
  return text;
}
