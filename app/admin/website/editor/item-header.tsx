import { useMemo, useState } from 'react';
import { toast } from 'sonner';
import { sectionOf } from '../../../../domain/content/website.ts';
import { toWebsitePreview, websitePreviewPath } from '../../../backend/preview/website-preview.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { DeleteDialog } from '../../kit/editor/delete-dialog.tsx';
import { EditorHeader, SaveButton } from '../../kit/editor/editor-header.tsx';
import { PreviewDialog } from '../../kit/editor/preview-dialog.tsx';
import { VersionsDialog } from '../../kit/editor/versions-dialog.tsx';
import { useMessages } from '../../use-messages.ts';
import { deleteWebsiteItem } from '../data/items.ts';
import { getItemVersion, listItemVersions } from '../data/versions.ts';
import { nameItem } from '../name-item.ts';
import { itemTones } from '../state-tones.ts';
import { ItemMenu } from './item-menu.tsx';
import { PublishItemDialog } from './publish-item-dialog.tsx';
import { useItemEditing } from './use-item-editor.ts';

export type OpenDialog = 'preview' | 'publish' | 'versions' | 'delete';

export function ItemHeader() {
  const { row, draft, disabled, savesAutomatically } = useItemEditing();
  const t = useMessages('website');
  const { actions } = useMessages('editing');
  const language = useLanguage();
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const { section, state } = row;
  const isList = sectionOf(section).isList;
  const name = isList ? nameItem(section, draft, language) : t.sections[section].title;

  return (
    <EditorHeader
      title={name || t.untitled}
      badge={<Badge tone={itemTones[state]}>{t.states[state]}</Badge>}
      actions={
        <>
          <Button variant="paper" size="compact" onClick={() => setDialog('preview')}>
            {actions.preview}
          </Button>
          {!disabled && savesAutomatically && (
            <Button size="compact" onClick={() => setDialog('publish')}>
              {actions.publish}
            </Button>
          )}
          {!disabled && !savesAutomatically && (
            <SaveButton label={actions.update} done={actions.updated} />
          )}
          <ItemMenu onOpenDialog={setDialog} />
        </>
      }
    >
      {dialog === 'preview' && <ItemPreview onClose={close} />}
      {dialog === 'publish' && <PublishItemDialog onClose={close} />}
      {dialog === 'versions' && <ItemVersions onClose={close} />}
      {dialog === 'delete' && (
        <DeleteDialog
          messages={t.remove}
          name={name}
          remove={(client) => deleteWebsiteItem(client, section, row.id)}
          onClose={close}
        />
      )}
    </EditorHeader>
  );
}

function ItemPreview({ onClose }: { onClose: () => void }) {
  const { row, draft } = useItemEditing();
  const { section } = row;
  const preview = useMemo(() => toWebsitePreview(section, draft), [section, draft]);
  return <PreviewDialog path={websitePreviewPath} preview={preview} onClose={onClose} />;
}

function ItemVersions({ onClose }: { onClose: () => void }) {
  const { row, change } = useItemEditing();
  const { versions, states } = useMessages('website');
  return (
    <VersionsDialog
      table="website_versions"
      id={row.id}
      text={versions.text}
      list={listItemVersions}
      read={(client, id, version) => getItemVersion(client, row.section, id, version)}
      describe={({ state }) => [state !== 'draft' && states[state]]}
      onRestore={(version, texts) => {
        change(texts);
        // A published item is not saved automatically.
        const done = row.state === 'published' ? versions.restoredToPublish : versions.restored;
        toast.success(fill(done, { version }));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
