// What an editor tells the page that it shows inside itself. Both are of one origin; nothing of a
// draft is readable from outside.

type Message = { type: 'preview-ready' } | { type: 'preview'; preview: unknown };

/** The page asks for its content when it is there, and hears of every change after that. */
export function followPreview<Preview>(onPreview: (preview: Preview) => void): () => void {
  const stop = listen((message) => {
    // Each page stands in the frame of one editor, which sends what that page shows.
    if (message.type === 'preview') onPreview(message.preview as Preview);
  });
  if (window.parent !== window) tell(window.parent, { type: 'preview-ready' });
  return stop;
}

export function sendPreview(frame: Window, preview: unknown): void {
  tell(frame, { type: 'preview', preview });
}

export function onPreviewReady(onReady: () => void): () => void {
  return listen(({ type }) => type === 'preview-ready' && onReady());
}

function tell(target: Window, message: Message): void {
  target.postMessage(message, window.location.origin);
}

function listen(hear: (message: Message) => void): () => void {
  const take = ({ origin, data }: MessageEvent) => {
    // Extensions talk through the same door, of the same origin.
    if (origin === window.location.origin && typeof data?.type === 'string') hear(data);
  };
  window.addEventListener('message', take);
  return () => window.removeEventListener('message', take);
}
