import type { ViewProps } from '../file-view.tsx';
import { Unreadable } from '../unreadable.tsx';
import { useContent } from '../use-content.ts';
import { ViewFrame } from '../view-frame.tsx';
import { convertWord } from './convert-word.ts';
import { renderPage } from './render-page.ts';

export default function WordView({ url, title, words, messages, actions }: ViewProps) {
  const { content: html, failed } = useContent(url, convertWord);
  if (failed) return <Unreadable messages={messages} />;
  return (
    <ViewFrame actions={actions}>
      {html ? (
        <iframe
          title={title}
          // Nothing of the document can run; its links open in a tab of their own.
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={renderPage(html, words)}
          className="size-full rounded-compact border border-line bg-white"
        />
      ) : (
        <div className="size-full rounded-compact border border-line bg-wool" />
      )}
    </ViewFrame>
  );
}
