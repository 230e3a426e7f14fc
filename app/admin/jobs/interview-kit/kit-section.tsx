import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useUndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { Section } from '../../kit/screens/section.tsx';
import { SortableList } from '../../kit/sortable-list.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import { useMessages } from '../../use-messages.ts';
import {
  createKitItem,
  deleteKitItem,
  type KitItem,
  type KitItemKind,
  kitKey,
  orderKit,
  useKit,
} from './data.ts';
import { KitItemDialog } from './kit-item-dialog.tsx';

export function KitSection({ jobId }: { jobId: string }) {
  const t = useMessages('jobKit');
  const { data: items = [] } = useKit(jobId);
  return (
    <Section title={t.title} text={t.text}>
      <Part kind="question" jobId={jobId} items={items} />
      <Part kind="attribute" jobId={jobId} items={items} />
    </Section>
  );
}

type PartProps = { kind: KitItemKind; jobId: string; items: KitItem[] };

function Part({ kind, jobId, items }: PartProps) {
  const t = useMessages('jobKit');
  const mutate = useUndoableMutation(kitKey(jobId));
  const [editedItem, setEditedItem] = useState<KitItem | 'new'>();
  const itemsOfKind = items.filter((item) => item.kind === kind);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-sans text-base font-semibold tracking-normal">{t[kind].title}</h3>
        <Button variant="paper" size="compact" onClick={() => setEditedItem('new')}>
          {t[kind].add}
        </Button>
      </div>
      {itemsOfKind.length === 0 && <p className="text-soft">{t[kind].none}</p>}
      {itemsOfKind.length > 0 && (
        <SortableList
          items={itemsOfKind}
          label={t[kind].title}
          messages={t}
          onOrder={(ids) => mutate({ work: (client) => orderKit(client, ids) })}
        >
          {(item) => (
            <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4">
              <div className="grid min-w-0 gap-0.5">
                <span className="wrap-anywhere">{item.name}</span>
                {item.hint && (
                  <span className="text-sm whitespace-pre-line text-soft">{item.hint}</span>
                )}
              </div>
              <span className="flex gap-3">
                <TextButton onClick={() => setEditedItem(item)}>{t.change}</TextButton>
                <TextButton
                  onClick={() =>
                    void mutate({
                      work: (client) => deleteKitItem(client, item.id),
                      undo: (client) => createKitItem(client, jobId, item),
                      done: t.removed,
                    })
                  }
                >
                  {t.remove}
                </TextButton>
              </span>
            </div>
          )}
        </SortableList>
      )}
      {editedItem && (
        <KitItemDialog
          kind={kind}
          jobId={jobId}
          item={editedItem === 'new' ? undefined : editedItem}
          position={itemsOfKind.length}
          onClose={() => setEditedItem(undefined)}
        />
      )}
    </div>
  );
}
