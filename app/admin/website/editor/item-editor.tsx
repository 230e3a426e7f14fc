import { EditorFrame } from '../../kit/editor/editor-frame.tsx';
import { StatusPanel } from '../../kit/editor/status-panel.tsx';
import { useMessages } from '../../use-messages.ts';
import { ItemFields } from './item-fields.tsx';
import { ItemHeader } from './item-header.tsx';
import { type SectionItem, useItemEditor } from './use-item-editor.ts';

type ItemEditorProps = { item: SectionItem; isGone: boolean };

export function ItemEditor({ item, isGone }: ItemEditorProps) {
  const { readOnly } = useMessages('website');
  const editor = useItemEditor(item, isGone);
  return (
    <EditorFrame editor={editor} header={<ItemHeader />} notice={editor.disabled && readOnly}>
      <div className="grid items-start gap-4 min-[84rem]:grid-cols-[minmax(0,1fr)_19rem]">
        <fieldset disabled={editor.disabled} className="grid min-w-0 gap-4">
          <ItemFields />
        </fieldset>
        <StatusPanel facts={[]} />
      </div>
    </EditorFrame>
  );
}
