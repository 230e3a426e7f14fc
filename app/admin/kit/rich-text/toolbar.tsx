import { type Editor, useEditorState } from '@tiptap/react';
import { clsx } from 'clsx';
import { Toolbar as Radix } from 'radix-ui';
import type { ReactNode, Ref } from 'react';
import type { AdminMessages } from '../../messages.en.ts';
import { type IconName, ToolbarIcon } from './icons.tsx';
import type { VariableNames } from './variable.ts';
import { VariableMenu } from './variable-menu.tsx';

export type RichTextMessages = AdminMessages['editing']['richText'];

type Tool = {
  name: keyof RichTextMessages['tools'];
  icon: IconName | ReactNode;
  isActive?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  use: (editor: Editor) => void;
};

const focusedChain = (editor: Editor) => editor.chain().focus();

/** A tool that is active while the cursor is in its node or mark. */
function toggleTool(name: Tool['name'] & IconName, node: string, use: Tool['use']): Tool {
  return { name, icon: name, isActive: (editor) => editor.isActive(node), use };
}

const groups: Tool[][] = [
  [2, 3].map((level) => ({
    name: level === 2 ? 'heading' : 'subheading',
    icon: <b className={level === 2 ? 'text-[1.05rem]' : 'text-[.8rem]'}>H</b>,
    isActive: (editor) => editor.isActive('heading', { level }),
    use: (editor) =>
      focusedChain(editor)
        .toggleHeading({ level: level === 2 ? 2 : 3 })
        .run(),
  })),
  [
    toggleTool('bold', 'bold', (editor) => focusedChain(editor).toggleBold().run()),
    toggleTool('italic', 'italic', (editor) => focusedChain(editor).toggleItalic().run()),
    toggleTool('code', 'code', (editor) => focusedChain(editor).toggleCode().run()),
  ],
  [
    toggleTool('bulletList', 'bulletList', (editor) =>
      focusedChain(editor).toggleBulletList().run(),
    ),
    toggleTool('orderedList', 'orderedList', (editor) =>
      focusedChain(editor).toggleOrderedList().run(),
    ),
    toggleTool('quote', 'blockquote', (editor) => focusedChain(editor).toggleBlockquote().run()),
    toggleTool('codeBlock', 'codeBlock', (editor) => focusedChain(editor).toggleCodeBlock().run()),
    toggleTool('callout', 'callout', (editor) => focusedChain(editor).toggleWrap('callout').run()),
    toggleTool('chart', 'chart', (editor) =>
      focusedChain(editor).toggleNode('chart', 'paragraph').run(),
    ),
  ],
];

const history: Tool[] = [
  {
    name: 'undo',
    icon: 'undo',
    isPossible: (editor) => editor.can().undo(),
    use: (editor) => focusedChain(editor).undo().run(),
  },
  {
    name: 'redo',
    icon: 'redo',
    isPossible: (editor) => editor.can().redo(),
    use: (editor) => focusedChain(editor).redo().run(),
  },
];

type EditorToolbarProps = {
  ref: Ref<HTMLDivElement>;
  editor: Editor;
  label: string;
  messages: RichTextMessages;
  onLink: () => void;
  /** Without it the text cannot contain pictures. */
  onPicture?: () => void;
  variables?: { names: VariableNames; insert?: string };
  /** Offers only what mail needs. */
  forMail?: boolean;
};

/** Tools for articles that mail does not need. */
const onlyArticles: Tool['name'][] = ['code', 'codeBlock', 'callout', 'chart'];

/** The toolbar is one tab stop, and the arrow keys move within it, as WAI-ARIA asks. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { ref, editor, label, messages, onLink, onPicture, variables, forMail } = props;
  const link: Tool = {
    name: 'link',
    icon: 'link',
    isActive: (current) => current.isActive('link'),
    use: onLink,
  };
  const picture: Tool[] = onPicture ? [{ name: 'picture', icon: 'picture', use: onPicture }] : [];
  const shownGroups = forMail
    ? groups.map((tools) => tools.filter(({ name }) => !onlyArticles.includes(name)))
    : groups;
  const allGroups = [...shownGroups, [link, ...picture], history];
  return (
    <div className="@container border-b border-line">
      <Radix.Root
        ref={ref}
        aria-label={label}
        className="flex flex-wrap gap-x-0.5 p-0.5 @min-[25rem]:gap-x-2 @min-[25rem]:p-1"
      >
        {allGroups.map((tools) => (
          <div key={tools[0]?.name} className="flex">
            {tools.map((tool) => (
              <ToolButton key={tool.name} tool={tool} editor={editor} messages={messages} />
            ))}
          </div>
        ))}
        {variables?.insert && (
          <VariableMenu editor={editor} label={variables.insert} names={variables.names} />
        )}
      </Radix.Root>
    </div>
  );
}

type ToolButtonProps = { tool: Tool; editor: Editor; messages: RichTextMessages };

function ToolButton({ tool, editor, messages }: ToolButtonProps) {
  const { isActive, isPossible } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      isActive: tool.isActive?.(current) ?? false,
      isPossible: tool.isPossible?.(current) ?? true,
    }),
  });
  const label = messages.tools[tool.name];
  return (
    <Radix.Button
      aria-label={label}
      title={label}
      aria-pressed={tool.isActive ? isActive : undefined}
      aria-disabled={!isPossible}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => isPossible && tool.use(editor)}
      className={clsx(
        'grid h-8 w-6 place-content-center rounded-md hover:bg-wool @min-[25rem]:w-7 @min-[30rem]:w-8 pointer-coarse:size-10',
        isActive && 'bg-mint text-on-mint hover:bg-mint',
        !isPossible && 'text-soft opacity-55',
      )}
    >
      {typeof tool.icon === 'string' ? <ToolbarIcon name={tool.icon as IconName} /> : tool.icon}
    </Radix.Button>
  );
}
