import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { describePicture, selectedAlt } from './picture.ts';
import type { RichTextMessages } from './toolbar.tsx';

type PictureFormProps = {
  editor: Editor;
  /** Number of inserted pictures: the form asks for the description of each. */
  added: number;
  messages: RichTextMessages['picture'];
};

const maxAltLength = 300;

/** Shown while a picture is selected. */
export function PictureForm({ editor, added, messages }: PictureFormProps) {
  const alt = useEditorState({ editor, selector: ({ editor: current }) => selectedAlt(current) });
  if (alt === undefined) return null;
  return <Fields editor={editor} added={added} messages={messages} alt={alt} />;
}

function Fields({ editor, added, messages, alt }: PictureFormProps & { alt: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (added > 0) input.current?.focus();
  }, [added]);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        editor.commands.focus(editor.state.selection.to);
      }}
      className="grid gap-1 border-b border-line bg-page px-2.5 py-2"
    >
      <div className="flex flex-wrap items-center gap-2">
        <div className="flex grow items-center gap-2">
          <label htmlFor={id} className="font-semibold">
            {messages.alt}
          </label>
          <input
            id={id}
            ref={input}
            value={alt}
            maxLength={maxAltLength}
            onChange={(event) => describePicture(editor, event.target.value)}
            aria-describedby={`${id}-hint`}
            className="min-h-9 min-w-40 grow rounded-lg border border-edge bg-paper px-2.5 text-ink"
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="compact">
            {messages.done}
          </Button>
          <Button
            variant="quiet"
            size="compact"
            onClick={() => editor.chain().focus().deleteSelection().run()}
          >
            {messages.remove}
          </Button>
        </div>
      </div>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {messages.altHint}
      </p>
    </form>
  );
}
