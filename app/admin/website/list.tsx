import { useState } from 'react';
import {
  isWebsiteSection,
  sectionOf,
  type WebsiteSection,
} from '../../../domain/content/website.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { EditorMissing } from '../kit/editor/editor-screen.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import { SortableList } from '../kit/sortable-list.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import type { Route } from './+types/list.ts';
import { BackToWebsite } from './back-to-website.tsx';
import { listWebsiteItems, orderWebsiteItems, type WebsiteItem } from './data/items.ts';
import { ItemRow } from './item-row.tsx';
import { nameItem } from './name-item.ts';
import { NewItem } from './new-item.tsx';

export default function SectionList({ params: { section } }: Route.ComponentProps) {
  const { notFound } = useMessages('website');
  if (!isWebsiteSection(section) || !sectionOf(section).isList) {
    return <EditorMissing notFound={notFound} list="/admin/website" />;
  }
  return <Items key={section} section={section} />;
}

function Items({ section }: { section: WebsiteSection }) {
  const t = useMessages('website');
  const { title, text, empty, add } = t.sections[section];
  const { role } = useStaff();
  const [isAdding, setAdding] = useState(false);
  const { table } = sectionOf(section);
  const { data: items, error } = useLiveTables({
    queryKey: queryKeys.list(table, { section }),
    queryFn: (client) => listWebsiteItems(client, section),
    follow: [{ table }],
  });
  if (error && !items) throw error;
  const mayWrite = role !== 'recruiter';

  return (
    <Screen
      title={title}
      actions={
        mayWrite && (
          <Button size="compact" onClick={() => setAdding(true)}>
            {add}
          </Button>
        )
      }
    >
      <div className="grid max-w-4xl gap-4">
        <BackToWebsite />
        <p className="max-w-[75ch] text-soft">{text}</p>
        {!items && <Skeleton className="h-72" />}
        {items?.length === 0 && <p>{empty}</p>}
        {items && items.length > 0 && <SortedItems section={section} items={items} />}
        {!mayWrite && <p className="rounded-compact bg-wool px-4 py-2.5">{t.readOnly}</p>}
      </div>
      {isAdding && (
        <NewItem
          section={section}
          position={(items?.length ?? 0) + 1}
          onClose={() => setAdding(false)}
        />
      )}
    </Screen>
  );
}

type SortedItemsProps = { section: WebsiteSection; items: WebsiteItem[] };

function SortedItems({ section, items }: SortedItemsProps) {
  const t = useMessages('website');
  const language = useLanguage();
  const { role } = useStaff();
  const mutate = useUndoableMutation(queryKeys.table(sectionOf(section).table));
  return (
    <SortableList
      items={items.map((item) => ({
        ...item,
        name: nameItem(section, item.draft, language) || t.untitled,
      }))}
      label={t.sections[section].title}
      messages={t.order}
      disabled={role === 'recruiter' || items.length < 2}
      onOrder={(ids) => mutate({ work: (client) => orderWebsiteItems(client, section, ids) })}
    >
      {(item) => <ItemRow section={section} item={item} />}
    </SortableList>
  );
}
