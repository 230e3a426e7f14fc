import { useState } from 'react';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { fill } from '../../i18n/format.ts';
import { formatPlural } from '../../i18n/format-plural.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HeaderCell, Table } from '../../ui/table.tsx';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import { ForRecruiters } from '../people/for-recruiters.tsx';
import { BackToSettings } from '../settings/back-to-settings.tsx';
import { useMessages } from '../use-messages.ts';
import { type CountedTag, deleteTag, listCountedTags, tagListKey } from './data.ts';
import { EditTag } from './edit-tag.tsx';
import { MergeTag } from './merge-tag.tsx';
import { TagRow } from './tag-row.tsx';

export default function Tags() {
  const { title } = useMessages('tags');
  return (
    <ForRecruiters title={title}>
      <TagScreen />
    </ForRecruiters>
  );
}

type Opened = { dialog: 'edit' | 'merge' | 'delete'; tag: CountedTag } | { dialog: 'add' };

function TagScreen() {
  const messages = useMessages('tags');
  const { columns } = messages;
  const [opened, setOpened] = useState<Opened>();
  const { data: tags, isError } = useLiveTables({
    queryKey: tagListKey,
    queryFn: listCountedTags,
    follow: [{ table: 'person_tags' }],
  });
  return (
    <Screen
      title={messages.title}
      actions={
        <Button size="compact" onClick={() => setOpened({ dialog: 'add' })}>
          {messages.add.button}
        </Button>
      }
    >
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
        <BackToSettings />
        <p className="max-w-[75ch] text-soft">{messages.text}</p>
        {isError && <p className="text-lingon">{messages.loadFailed}</p>}
        {!tags && !isError && <Skeleton className="h-52" />}
        {tags?.length === 0 && <p>{messages.empty}</p>}
        {tags && tags.length > 0 && (
          <Table>
            <thead>
              <tr>
                <HeaderCell>{columns.name}</HeaderCell>
                <HeaderCell className="text-right">{columns.people}</HeaderCell>
                <HeaderCell className="relative">
                  <span className="sr-only">{columns.actions}</span>
                </HeaderCell>
              </tr>
            </thead>
            <tbody>
              {tags.map((tag) => (
                <TagRow
                  key={tag.id}
                  tag={tag}
                  canMerge={tags.length > 1}
                  onOpen={(dialog) => setOpened({ dialog, tag })}
                />
              ))}
            </tbody>
          </Table>
        )}
      </div>
      {opened && (
        <TagDialogs opened={opened} tags={tags ?? []} onClose={() => setOpened(undefined)} />
      )}
    </Screen>
  );
}

type TagDialogsProps = { opened: Opened; tags: CountedTag[]; onClose: () => void };

function TagDialogs({ opened, tags, onClose }: TagDialogsProps) {
  const messages = useMessages('tags');
  const language = useLanguage();
  const mutate = useUndoableMutation(queryKeys.table('people'), messages.errors);
  if (opened.dialog === 'add') return <EditTag mutate={mutate} onClose={onClose} />;
  const { dialog, tag } = opened;
  if (dialog === 'edit') return <EditTag tag={tag} mutate={mutate} onClose={onClose} />;
  if (dialog === 'merge') {
    return <MergeTag tag={tag} tags={tags} mutate={mutate} onClose={onClose} />;
  }
  const { deletion } = messages;
  return (
    <ConfirmDialog
      messages={{
        ...deletion,
        title: fill(deletion.title, { name: tag.name }),
        text: tag.people > 0 ? formatPlural(deletion.text, tag.people, language) : deletion.unused,
      }}
      pending={false}
      onSubmit={async () => {
        onClose();
        await mutate({
          work: (client) => deleteTag(client, tag.id),
          done: fill(deletion.done, { name: tag.name }),
        });
      }}
      onClose={onClose}
    />
  );
}
