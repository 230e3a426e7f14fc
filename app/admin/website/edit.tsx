import {
  isWebsiteSection,
  sectionOf,
  type WebsiteSection,
} from '../../../domain/content/website.ts';
import { isUuid } from '../../../domain/limits.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { EditorFrame } from '../kit/editor/editor-frame.tsx';
import { EditorMissing, EditorScreen } from '../kit/editor/editor-screen.tsx';
import { StatusPanel } from '../kit/editor/status-panel.tsx';
import { useMessages } from '../use-messages.ts';
import type { Route } from './+types/edit.ts';
import { findEditedItem } from './data/editor.ts';
import { ItemFields } from './editor/item-fields.tsx';
import { ItemHeader } from './editor/item-header.tsx';
import { listPath, type SectionItem, useItemEditor } from './editor/use-item-editor.ts';

export default function EditItem({ params: { section, itemId } }: Route.ComponentProps) {
  const { notFound } = useMessages('website');
  if (!isWebsiteSection(section))
    return <EditorMissing notFound={notFound} list="/admin/website" />;
  return <SectionItemScreen key={itemId} section={section} id={itemId} />;
}

function SectionItemScreen({ section, id }: { section: WebsiteSection; id: string }) {
  const { notFound } = useMessages('website');
  const { table } = sectionOf(section);
  return (
    <EditorScreen
      queryKey={queryKeys.row(table, id)}
      find={async (client) => (isUuid(id) ? findEditedItem(client, section, id) : null)}
      follow={[{ table, filter: `id=eq.${id}` }]}
      list={listPath(section)}
      notFound={notFound}
    >
      {(item, isGone) => <ItemEditor item={{ ...item, section }} isGone={isGone} />}
    </EditorScreen>
  );
}

type ItemEditorProps = { item: SectionItem; isGone: boolean };

function ItemEditor({ item, isGone }: ItemEditorProps) {
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
