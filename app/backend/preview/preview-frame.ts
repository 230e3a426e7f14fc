// Messages between an editor and the page in its frame. Both have the same origin, and messages are
// sent only to it, so that no other site can read a draft.

/** Shows the job that is posted to the frame. */
export const jobPreviewPath = '/preview/job';

type Message = { type: 'preview-ready' } | { type: 'preview'; preview: unknown };

/** Called by the page in the frame: asks for the draft once, then receives every change. */
export function followPreview<Preview>(onPreview: (preview: Preview) => void): () => void {
  const stop = onMessage((message) => {
    // The type is not checked: each preview page has one editor, which sends this type.
    if (message.type === 'preview') onPreview(message.preview as Preview);
  });
  if (window.parent !== window) postMessage(window.parent, { type: 'preview-ready' });
  return stop;
}

export function sendPreview(frame: Window, preview: unknown): void {
  postMessage(frame, { type: 'preview', preview });
}

export function onPreviewReady(onReady: () => void): () => void {
  return onMessage(({ type }) => type === 'preview-ready' && onReady());
}

function postMessage(target: Window, message: Message): void {
  target.postMessage(message, window.location.origin);
}

function onMessage(listener: (message: Message) => void): () => void {
  const handle = ({ origin, data }: MessageEvent) => {
    // Browser extensions post messages with the same origin.
    if (origin === window.location.origin && typeof data?.type === 'string') listener(data);
  };
  window.addEventListener('message', handle);
  return () => window.removeEventListener('message', handle);
}
