import { useState } from 'react';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { fill } from '../../i18n/format.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HeaderCell, Table } from '../../ui/table.tsx';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx';
import { RoleGate } from '../kit/screens/role-gate.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import { useStaffOptions } from '../kit/staff/use-staff-names.ts';
import type { AdminMessages } from '../messages.en.ts';
import { useMessages } from '../use-messages.ts';
import { AddLink } from './add-link.tsx';
import { type BookingLink, deleteBookingLink, listBookingLinks } from './data.ts';
import { EditLink } from './edit-link.tsx';
import { LinkRow } from './link-row.tsx';

const queryKey = queryKeys.list('booking_links', {});

export default function BookingLinks() {
  const messages = useMessages('bookingLinks');
  return (
    <RoleGate allows="recruiters" messages={messages}>
      <Links messages={messages} />
    </RoleGate>
  );
}

function Links({ messages }: { messages: AdminMessages['bookingLinks'] }) {
  const staff = useStaffOptions();
  const mutate = useUndoableMutation(queryKey);
  const [linkToDelete, setLinkToDelete] = useState<BookingLink>();
  const [editedLink, setEditedLink] = useState<BookingLink>();
  const { columns, deletion } = messages;
  const { data: links, isError } = useLiveTables({
    queryKey,
    queryFn: listBookingLinks,
    follow: [{ table: 'booking_links' }, { table: 'booking_link_turns' }],
  });
  // The share of a link is its weight in this sum.
  const totalWeight =
    links?.reduce((sum, { weight, paused }) => sum + (paused ? 0 : weight), 0) ?? 0;
  const closeDeletion = () => setLinkToDelete(undefined);
  const remove = async ({ id, label }: BookingLink) => {
    closeDeletion();
    await mutate({
      work: (client) => deleteBookingLink(client, id),
      done: fill(deletion.done, { name: label }),
    });
  };

  return (
    <Screen
      title={messages.title}
      actions={
        <LocalizedLink
          to="/admin/waiting-list"
          className={buttonClass({ variant: 'paper', size: 'compact' })}
        >
          {messages.waitingList}
        </LocalizedLink>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <p className="max-w-[75ch] text-soft">{messages.text}</p>
        {isError && <p className="text-lingon">{messages.loadFailed}</p>}
        {!links && !isError && <Skeleton className="h-52" />}
        {links?.length === 0 && <p>{messages.empty}</p>}
        {links && links.length > 0 && (
          <Table>
            <thead>
              <tr>
                <HeaderCell>{columns.label}</HeaderCell>
                <HeaderCell>{columns.staff}</HeaderCell>
                <HeaderCell>{columns.weight}</HeaderCell>
                <HeaderCell className="text-right">{columns.share}</HeaderCell>
                <HeaderCell className="text-right">{columns.offered}</HeaderCell>
                <HeaderCell className="relative">
                  <span className="sr-only">{columns.actions}</span>
                </HeaderCell>
              </tr>
            </thead>
            <tbody>
              {links.map((link) => (
                <LinkRow
                  key={link.id}
                  link={link}
                  totalWeight={totalWeight}
                  staff={staff}
                  mutate={mutate}
                  messages={messages}
                  onEdit={() => setEditedLink(link)}
                  onDelete={() => setLinkToDelete(link)}
                />
              ))}
            </tbody>
          </Table>
        )}
        <AddLink staff={staff} mutate={mutate} messages={messages} />
      </div>
      {editedLink && (
        <EditLink
          link={editedLink}
          mutate={mutate}
          messages={messages}
          onClose={() => setEditedLink(undefined)}
        />
      )}
      {linkToDelete && (
        <ConfirmDialog
          messages={{ ...deletion, title: fill(deletion.title, { name: linkToDelete.label }) }}
          pending={false}
          onSubmit={() => remove(linkToDelete)}
          onClose={closeDeletion}
        />
      )}
    </Screen>
  );
}
