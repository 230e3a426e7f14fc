import { useState } from 'react';
import { rejectReasons } from '../../../domain/applications/application-move.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { RoleGate } from '../kit/screens/role-gate.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import { Section } from '../kit/screens/section.tsx';
import { SortableList } from '../kit/sortable-list.tsx';
import { BackToSettings } from '../settings/back-to-settings.tsx';
import { useMessages } from '../use-messages.ts';
import { type OwnReason, orderReasons, reasonsKey, useOwnReasons } from './data.ts';
import { EditReason } from './edit-reason.tsx';
import { ReasonRow } from './reason-row.tsx';

export default function RejectReasons() {
  const messages = useMessages('rejectReasons');
  return (
    <RoleGate allows="admins" messages={messages}>
      <Reasons />
    </RoleGate>
  );
}

function Reasons() {
  const messages = useMessages('rejectReasons');
  const { reasons: builtIn } = useMessages('applications');
  const mutate = useUndoableMutation(reasonsKey, messages.errors);
  const language = useLanguage();
  const { data: stored, isError } = useOwnReasons();
  const [editedReason, setEditedReason] = useState<OwnReason | 'new'>();
  const reasons = (stored ?? []).map((reason) => ({
    id: reason.id,
    name: inLanguage(reason.name, language),
    reason,
  }));

  return (
    <Screen
      title={messages.title}
      actions={
        <Button size="compact" onClick={() => setEditedReason('new')}>
          {messages.add.button}
        </Button>
      }
    >
      <div className="grid max-w-4xl gap-6">
        <BackToSettings />
        <p className="max-w-[75ch] text-soft">{messages.text}</p>
        <Section title={messages.ownReasons}>
          {isError && <p className="text-lingon">{messages.loadFailed}</p>}
          {!stored && !isError && <Skeleton className="h-52" />}
          {stored?.length === 0 && <p>{messages.empty}</p>}
          {reasons.length > 0 && (
            <SortableList
              items={reasons}
              label={messages.ownReasons}
              messages={messages.order}
              onOrder={(ids) => mutate({ work: (client) => orderReasons(client, ids) })}
            >
              {({ reason, name }) => (
                <ReasonRow
                  reason={reason}
                  name={name}
                  mutate={mutate}
                  onEdit={() => setEditedReason(reason)}
                />
              )}
            </SortableList>
          )}
        </Section>
        <Section title={messages.builtIn}>
          <p className="text-soft">{messages.builtInText}</p>
          <ul className="list-disc pl-5">
            {rejectReasons.map((reason) => (
              <li key={reason}>{builtIn[reason]}</li>
            ))}
          </ul>
        </Section>
      </div>
      {editedReason && (
        <EditReason
          reason={editedReason === 'new' ? undefined : editedReason}
          position={reasons.length + 1}
          mutate={mutate}
          onClose={() => setEditedReason(undefined)}
        />
      )}
    </Screen>
  );
}
