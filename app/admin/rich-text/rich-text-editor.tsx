import './rich-text-editor.css';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import { cleanPaste } from './clean-paste.ts';
import { extensions } from './extensions.ts';
import { LinkForm } from './link-form.tsx';
import { toStoredDocument } from './to-stored-document.ts';
import { type RichTextMessages, Toolbar } from './toolbar.tsx';

export type RichTextEditorProps = {
  /** Id of the element that names it. */
  labelId: string;
  label: string;
  language: Language;
  value: object | null;
  onChange: (value: object | null) => void;
  disabled?: boolean;
  messages: RichTextMessages;
};

export default function RichTextEditor(props: RichTextEditorProps) {
  const { labelId, label, language, value, onChange, disabled = false, messages } = props;
  const [isLinking, setLinking] = useState(false);
  const toolbar = useRef<HTMLDivElement>(null);
  const shown = useRef(value);
  const change = useRef(onChange);
  change.current = onChange;

  const editor = useEditor({
    extensions,
    content: value,
    editable: !disabled,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-description': messages.toToolbar,
        lang: language,
        class: 'rich-editor',
      },
      transformPastedHTML: cleanPaste,
      handleKeyDown: (_view, event) => {
        if (!event.altKey || event.key !== 'F10') return false;
        toolbar.current?.querySelector('button')?.focus();
        return true;
      },
    },
    onUpdate: ({ editor: current }) => {
      shown.current = toStoredDocument(current.getJSON());
      change.current(shown.current);
    },
  });

  useEffect(() => {
    if (value === shown.current) return;
    // A colleague's words, or the choice between theirs and ours.
    shown.current = value;
    editor.commands.setContent(value ?? '', { emitUpdate: false });
  }, [value, editor]);

  useEffect(() => {
    editor.setEditable(!disabled, false);
  }, [disabled, editor]);

  return (
    <div className="overflow-hidden rounded-xl border border-edge bg-paper focus-within:border-primary">
      {!disabled && (
        <Toolbar
          ref={toolbar}
          editor={editor}
          label={`${messages.toolbar}: ${label}`}
          messages={messages}
          onLink={() => setLinking((open) => !open)}
        />
      )}
      {isLinking && !disabled && (
        <LinkForm editor={editor} messages={messages.link} onDone={() => setLinking(false)} />
      )}
      <EditorContent editor={editor} />
    </div>
  );
}
