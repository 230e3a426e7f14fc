import {
  isWebsiteSection,
  sectionOf,
  type WebsiteSection,
} from '../../../domain/content/website.ts';
import { isUuid } from '../../../domain/limits.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { EditorMissing, EditorScreen } from '../kit/editor/editor-screen.tsx';
import { useMessages } from '../use-messages.ts';
import type { Route } from './+types/edit.ts';
import { findEditedItem } from './data/editor.ts';
import { ItemEditor } from './editor/item-editor.tsx';
import { listPath } from './editor/use-item-editor.ts';

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
