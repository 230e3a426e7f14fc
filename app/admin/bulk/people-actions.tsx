import type { BulkTarget } from '../../../domain/bulk/bulk-action.ts';
import type { BulkAction } from '../kit/list/list-definition.ts';
import type { AdminMessages } from '../messages.en.ts';
import type { Tag } from '../people/data/people.ts';
import { BulkAddToJobDialog } from './dialogs/add-to-job-dialog.tsx';
import { BulkEraseDialog } from './dialogs/erase-dialog.tsx';
import { BulkMailDialog } from './dialogs/mail-dialog.tsx';
import { TagDialog } from './dialogs/tag-dialog.tsx';

type Options = Pick<AdminMessages, 'bulk' | 'people'> & {
  target: Extract<BulkTarget, 'applications' | 'people'>;
  tags: Tag[];
  isAdmin: boolean;
};

/** The actions of every list of people. */
export function peopleActions(options: Options): BulkAction[] {
  const { bulk, people, target, tags, isAdmin } = options;
  return [
    {
      key: 'mail',
      label: bulk.actions.mail,
      target,
      renderBulkDialog: (props) => <BulkMailDialog {...props} />,
    },
    {
      key: 'tag',
      label: people.tagging.add,
      target,
      renderBulkDialog: (props) => <TagDialog {...props} tags={tags} />,
    },
    {
      key: 'untag',
      label: people.tagging.remove,
      target,
      works: tags.map(({ id, name }) => ({
        value: id,
        label: name,
        work: { kind: 'untag', tag_id: id },
      })),
    },
    {
      key: 'add-to-job',
      label: bulk.actions.addToJob,
      target,
      renderBulkDialog: (props) => <BulkAddToJobDialog {...props} />,
    },
    ...(isAdmin
      ? [
          {
            key: 'erase',
            label: bulk.actions.erase,
            tone: 'danger',
            target,
            renderBulkDialog: (props) => <BulkEraseDialog {...props} />,
          } satisfies BulkAction,
        ]
      : []),
  ];
}
