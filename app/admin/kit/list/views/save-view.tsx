import { useState } from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import { useMessages } from '../../../use-messages.ts';
import type { SavedView } from '../data/saved-views.ts';
import { NameDialog } from './name-dialog.tsx';

type SaveViewProps = {
  own: SavedView[];
  onSave: (name: string) => Promise<boolean>;
  onReplace: (view: SavedView) => Promise<boolean>;
};

/** Reusing the name of an own view replaces that view. */
export function SaveView({ own, onSave, onReplace }: SaveViewProps) {
  const messages = useMessages('list').views;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="list-view" onClick={() => setOpen(true)}>
        <Icon name="plus" className="size-3.5" />
        {messages.save}
      </button>
      {open && (
        <NameDialog
          title={messages.saveTitle}
          onClose={() => setOpen(false)}
          onName={(name) => {
            const same = own.find((view) => view.name === name);
            return same ? onReplace(same) : onSave(name);
          }}
        />
      )}
    </>
  );
}
