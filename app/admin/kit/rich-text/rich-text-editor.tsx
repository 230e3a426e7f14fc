import './rich-text-editor.css';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../../../domain/language.ts';
import { isSafeUrl } from '../../../../domain/text/safe-url.ts';
import { pictureTypes } from '../pictures/upload-picture.ts';
import { Callout, Chart } from './blocks.ts';
import { cleanPaste, embedToHtml } from './clean-paste.ts';
import { LinkForm } from './link-form.tsx';
import { Picture } from './picture.ts';
import { PictureForm } from './picture-form.tsx';
import { PictureNotice } from './picture-notice.tsx';
import { toStoredDocument } from './to-stored-document.ts';
import { EditorToolbar, type RichTextMessages } from './toolbar.tsx';
import { type PictureStore, usePictures } from './use-pictures.ts';
import { Variable, type VariableNames } from './variable.ts';

export type RichTextEditorProps = {
  /** Id of the element that labels the editor. */
  labelId: string;
  label: string;
  language: Language;
  value: object | null;
  onChange: (value: object | null) => void;
  disabled?: boolean;
  /** Without it the text cannot contain pictures. */
  pictures?: PictureStore;
  /**
   * Without it the text cannot contain variables. `insert` labels the menu that adds them; without it, none can be
   * added.
   */
  variables?: { names: VariableNames; insert?: string };
  /** Offers only what mail needs. */
  forMail?: boolean;
  messages: RichTextMessages;
};

/**
 * Exactly the nodes of `domain/content/rich-document.ts`: other pasted content loses its formatting, not
 * its text.
 */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (url) => isSafeUrl(url),
      HTMLAttributes: { target: null, rel: null },
    },
    // A trailing node would add an empty paragraph at the end, which would be stored.
    trailingNode: false,
  }),
  Callout,
  Chart,
];

export default function RichTextEditor(props: RichTextEditorProps) {
  const { labelId, label, language, value, onChange, disabled = false, messages } = props;
  const pictures = usePictures(props.pictures, messages.picture);
  const fileInput = useRef<HTMLInputElement>(null);
  const [isLinking, setLinking] = useState(false);
  const toolbar = useRef<HTMLDivElement>(null);
  const lastValue = useRef(value);
  // The editor is created once and calls the latest `onChange`.
  const change = useRef(onChange);
  change.current = onChange;

  const editor = useEditor({
    extensions: [
      ...extensions,
      ...(props.pictures ? [Picture] : []),
      ...(props.variables ? [Variable.configure({ names: props.variables.names })] : []),
    ],
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
      // Escape closes the dialog around the editor, which would select a paragraph instead.
      handleDOMEvents: { keydown: (_view, event) => event.key === 'Escape' },
      transformPastedHTML: cleanPaste,
      handlePaste: (view, event) => {
        const html = embedToHtml(event.clipboardData?.getData('text/plain') ?? '');
        return html ? view.pasteHTML(html) : pictures.onPaste(event);
      },
      handleDrop: (view, event, _slice, isMoved) => {
        const dropPosition = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        return !isMoved && pictures.onDrop(event, dropPosition);
      },
      handleKeyDown: (_view, event) => {
        if (!event.altKey || event.key !== 'F10') return false;
        toolbar.current?.querySelector('button')?.focus();
        return true;
      },
    },
    onUpdate: ({ editor: current }) => {
      lastValue.current = toStoredDocument(current.getJSON());
      change.current(lastValue.current);
    },
  });

  pictures.editor.current = editor;

  useEffect(() => {
    if (value === lastValue.current) return;
    // The value changed outside: a colleague's change or a resolved conflict.
    lastValue.current = value;
    editor.commands.setContent(value ?? '', { emitUpdate: false });
  }, [value, editor]);

  useEffect(() => {
    editor.setEditable(!disabled, false);
  }, [disabled, editor]);

  return (
    <div
      className={clsx(
        'rich-box overflow-hidden rounded-xl border border-edge bg-paper focus-within:border-primary',
        props.variables && !props.variables.insert && 'unfilled',
      )}
    >
      {!disabled && (
        <EditorToolbar
          ref={toolbar}
          editor={editor}
          label={`${messages.toolbar}: ${label}`}
          messages={messages}
          onLink={() => setLinking((open) => !open)}
          onPicture={props.pictures && (() => fileInput.current?.click())}
          variables={props.variables}
          forMail={props.forMail}
        />
      )}
      {isLinking && !disabled && (
        <LinkForm editor={editor} messages={messages.link} onDone={() => setLinking(false)} />
      )}
      {props.pictures && !disabled && (
        <>
          <input
            ref={fileInput}
            type="file"
            accept={pictureTypes.join()}
            multiple
            hidden
            onChange={({ target }) => {
              void pictures.insert([...(target.files ?? [])], undefined);
              target.value = '';
            }}
          />
          <PictureForm editor={editor} added={pictures.added} messages={messages.picture} />
          <PictureNotice {...pictures} messages={messages.picture} />
        </>
      )}
      <EditorContent editor={editor} />
    </div>
  );
}
