import './rich-text-editor.css';
import { EditorContent, Node, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import type { Language } from '../../../../domain/language.ts';
import { toStoredDocument } from './to-stored-document.ts';
import { Variable, type VariableNames } from './variable.ts';
import { VariableMenu } from './variable-menu.tsx';

export type LineEditorProps = {
  labelId: string;
  language: Language;
  value: object | null;
  onChange: (value: object | null) => void;
  disabled?: boolean;
  variables: VariableNames;
  /** The name of the menu that inserts them. */
  insert: string;
};

const OneLine = Node.create({ name: 'doc', topNode: true, content: 'paragraph' });

const plainTextKit = StarterKit.configure({
  document: false,
  blockquote: false,
  bold: false,
  bulletList: false,
  code: false,
  codeBlock: false,
  hardBreak: false,
  heading: false,
  horizontalRule: false,
  italic: false,
  link: false,
  listItem: false,
  listKeymap: false,
  orderedList: false,
  strike: false,
  underline: false,
  trailingNode: false,
});

/** One line of text with variables, without formatting. */
export default function LineEditor(props: LineEditorProps) {
  const { labelId, language, value, onChange, disabled = false, variables, insert } = props;
  const lastValue = useRef(value);
  const change = useRef(onChange);
  change.current = onChange;
  const editor = useEditor({
    extensions: [OneLine, plainTextKit, Variable.configure({ names: variables })],
    content: value,
    editable: !disabled,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-labelledby': labelId,
        lang: language,
        class: 'rich-editor rich-line',
      },
      handleKeyDown: (_view, event) => event.key === 'Enter',
    },
    onUpdate: ({ editor: current }) => {
      lastValue.current = toStoredDocument(current.getJSON());
      change.current(lastValue.current);
    },
  });
  useEffect(() => {
    if (value === lastValue.current) return;
    lastValue.current = value;
    editor.commands.setContent(value ?? '', { emitUpdate: false });
  }, [value, editor]);

  return (
    <div className="rich-box flex items-start overflow-hidden rounded-xl border border-edge bg-paper focus-within:border-primary">
      <EditorContent editor={editor} className="min-w-0 grow" />
      {!disabled && (
        <div className="p-1">
          <VariableMenu editor={editor} label={insert} names={variables} />
        </div>
      )}
    </div>
  );
}
