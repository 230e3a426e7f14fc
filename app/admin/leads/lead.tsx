import { maxNoteLength } from '../../../domain/limits.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { SavedTextarea } from '../kit/saved-text/saved-textarea.tsx';
import { textColumn } from '../kit/saved-text/text-column.ts';
import { Columns, RecordScreen } from '../kit/screens/record-screen.tsx';
import { RoleGate } from '../kit/screens/role-gate.tsx';
import { Section } from '../kit/screens/section.tsx';
import { useMessages } from '../use-messages.ts';
import type { Route } from './+types/lead.ts';
import { Calculation } from './calculation.tsx';
import { findLead } from './data.ts';
import { LeadDetails } from './details.tsx';
import { nameLead } from './lead-columns.tsx';
import { LeadStateFields } from './lead-state-fields.tsx';
import { MakeClient } from './make-client.tsx';

export default function LeadScreen({ params: { leadId: id } }: Route.ComponentProps) {
  const messages = useMessages('leads');
  const mutate = useUndoableMutation(queryKeys.row('waiting_list', id));
  return (
    <RoleGate allows="recruiters" messages={messages}>
      <RecordScreen
        id={id}
        table="waiting_list"
        follow={{ waiting_list: 'id' }}
        find={findLead}
        list="/admin/waiting-list"
        messages={messages}
        title={({ company, person }) => nameLead({ company, ...person }) || messages.noCompany}
      >
        {(lead) => (
          <Columns
            left={
              <>
                <LeadStateFields lead={lead} mutate={mutate} messages={messages} />
                <Section title={messages.lead.note}>
                  <SavedTextarea
                    key={id}
                    draftKey={`lead-note:${id}`}
                    label={messages.lead.noteLabel}
                    hint={messages.lead.noteHint}
                    rows={5}
                    maxLength={maxNoteLength}
                    value={lead.note ?? ''}
                    source={(client) =>
                      textColumn(client, { table: 'waiting_list', column: 'note' }, id)
                    }
                    mutate={mutate}
                  />
                </Section>
                <MakeClient lead={lead} mutate={mutate} messages={messages} />
              </>
            }
            right={
              <>
                <LeadDetails lead={lead} messages={messages} />
                {lead.calculation && (
                  <Calculation calculation={lead.calculation} messages={messages.calculation} />
                )}
              </>
            }
          />
        )}
      </RecordScreen>
    </RoleGate>
  );
}
