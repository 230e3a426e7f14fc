import { queryKeys } from '../../backend/query-keys.ts';
import { ConversationsAbout } from '../conversations/conversations-about.tsx';
import { ValuesSection } from '../custom-fields/values-section.tsx';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { Columns, RecordScreen } from '../kit/screens/record-screen.tsx';
import { RoleGate } from '../kit/screens/role-gate.tsx';
import { TasksSection } from '../tasks/tasks-section.tsx';
import { useMessages } from '../use-messages.ts';
import type { Route } from './+types/client.ts';
import { Billing } from './company/billing.tsx';
import { Company } from './company/company.tsx';
import { ClientContacts } from './contacts/contacts.tsx';
import { Conversations } from './conversations/conversations.tsx';
import { findClient } from './data/client.ts';
import { ClientDocuments } from './documents.tsx';
import { ClientInvoices } from './invoices.tsx';
import { Jobs } from './jobs.tsx';
import { ClientNotes } from './notes.tsx';
import { Plan } from './plan/plan.tsx';
import { Projects } from './plan/projects.tsx';
import { Shortlists } from './shortlists.tsx';
import { ClientTimeline } from './timeline/timeline.tsx';

export default function ClientScreen({ params: { clientId: id } }: Route.ComponentProps) {
  const messages = useMessages('clients');
  const mutate = useUndoableMutation(queryKeys.row('clients', id), messages.errors);
  return (
    <RoleGate allows="recruiters" messages={messages}>
      <RecordScreen
        id={id}
        table="clients"
        follow={{
          clients: 'id',
          client_details: 'client_id',
          client_billing: 'client_id',
          client_contacts: 'client_id',
          client_portal_access: 'client_id',
          client_plans: 'client_id',
          client_plan_pauses: 'client_id',
          client_pause_requests: 'client_id',
          client_projects: 'client_id',
          client_documents: 'client_id',
          jobs: 'client_id',
        }}
        find={findClient}
        list="/admin/clients"
        messages={messages}
        title={({ name }) => name}
      >
        {(client) => (
          <Columns
            left={
              <>
                <Plan client={client} mutate={mutate} />
                <Projects client={client} mutate={mutate} />
                <Jobs client={client} />
                <TasksSection subject={{ column: 'client_id', id }} />
                <Shortlists client={client} />
                <Conversations client={client} />
                <ConversationsAbout about={{ client_id: id }} />
                <ClientNotes clientId={id} />
              </>
            }
            right={
              <>
                <Company client={client} mutate={mutate} />
                <ValuesSection record={{ target: 'clients', id }} />
                <ClientContacts client={client} mutate={mutate} />
                <Billing client={client} mutate={mutate} />
                {client.billing && <ClientInvoices client={client} />}
                <ClientDocuments client={client} mutate={mutate} />
                <ClientTimeline client={client} />
              </>
            }
          />
        )}
      </RecordScreen>
    </RoleGate>
  );
}
