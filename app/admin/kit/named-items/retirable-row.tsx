import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { fill } from '../../../i18n/format.ts';
import type { Message } from '../../../i18n/messages-of.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { UndoableMutation } from '../actions/use-undoable-mutation.ts';
import { type RetirableTable, setRetired } from './data.ts';
import { RowButton } from './row-button.tsx';

type Action = { button: string; buttonOf: Message<'name'> };

type RetirableRowProps = {
  table: RetirableTable;
  item: { id: string; isRetired: boolean };
  name: string;
  description: string;
  messages: {
    edit: Action;
    retire: Action & { done: Message<'name'> };
    bringBack: Action & { done: Message<'name'> };
    retired: string;
  };
  mutate: UndoableMutation;
  onEdit: () => void;
  /** Further buttons. */
  children?: ReactNode;
};

/** An item that can be retired: records keep it, and nobody can choose it any more. */
export function RetirableRow(props: RetirableRowProps) {
  const { table, item, name, description, messages, mutate, onEdit, children } = props;
  const { id, isRetired } = item;
  const toggle = isRetired ? messages.bringBack : messages.retire;
  const toggleRetired = () =>
    void mutate({
      work: (client) => setRetired(client, table, { id, isRetired: !isRetired }),
      undo: (client) => setRetired(client, table, { id, isRetired }),
      done: fill(toggle.done, { name }),
    });
  return (
    <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <b className={clsx('font-semibold wrap-anywhere', isRetired && 'text-soft')}>{name}</b>
          {isRetired && <Badge className="text-xs">{messages.retired}</Badge>}
        </p>
        <p className="text-sm text-soft wrap-anywhere">{description}</p>
      </div>
      <div className="flex flex-wrap gap-1">
        <RowButton messages={messages.edit} name={name} onClick={onEdit} />
        <RowButton messages={toggle} name={name} onClick={toggleRetired} />
        {children}
      </div>
    </div>
  );
}
