import type { Editor } from '@tiptap/react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { parseLinkUrl } from './link-url.ts';
import type { RichTextMessages } from './toolbar.tsx';

type LinkFormProps = { editor: Editor; messages: RichTextMessages['link']; onDone: () => void };

/** Asks for the URL of a link. It is between the toolbar and the text, so that the selected words stay visible. */
export function LinkForm({ editor, messages, onDone }: LinkFormProps) {
  const [url, setUrl] = useState(String(editor.getAttributes('link').href ?? ''));
  const [failed, setFailed] = useState(false);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const isLink = editor.isActive('link');

  function apply(event: FormEvent) {
    event.preventDefault();
    // On some screens this form is nested in another one.
    event.stopPropagation();
    const href = parseLinkUrl(url);
    if (!href) return setFailed(true);
    const { empty } = editor.state.selection;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (empty && !isLink) {
      chain.insertContent({
        type: 'text',
        text: url,
        marks: [{ type: 'link', attrs: { href } }],
      });
    } else chain.setLink({ href });
    chain.run();
    onDone();
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  }

  function cancel() {
    editor.commands.focus();
    onDone();
  }

  return (
    <form
      onSubmit={apply}
      onKeyDown={(event) => event.key === 'Escape' && cancel()}
      className="flex flex-wrap items-center gap-2 border-b border-line bg-page px-2.5 py-2"
    >
      <div className="flex grow items-center gap-2">
        <label htmlFor={id} className="font-semibold">
          {messages.address}
        </label>
        <input
          id={id}
          ref={input}
          value={url}
          onChange={(event) => setUrl(event.target.value)}
          placeholder="https://"
          aria-invalid={failed || undefined}
          aria-describedby={failed ? `${id}-error` : undefined}
          className="min-h-9 min-w-40 grow rounded-lg border border-edge bg-paper px-2.5 text-ink"
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="compact">
          {messages.apply}
        </Button>
        {isLink && (
          <Button variant="quiet" size="compact" onClick={remove}>
            {messages.remove}
          </Button>
        )}
        <Button variant="quiet" size="compact" onClick={cancel}>
          {messages.cancel}
        </Button>
      </div>
      {failed && (
        <p id={`${id}-error`} role="alert" className="w-full font-medium text-lingon">
          {messages.invalid}
        </p>
      )}
    </form>
  );
}
