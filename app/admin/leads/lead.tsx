import { isUuid } from '../../../domain/limits.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SavedTextarea } from '../kit/saved-textarea.tsx';
import { Screen } from '../kit/screen.tsx';
import { Section } from '../kit/section.tsx';
import { useUndoableMutation } from '../kit/use-undoable-mutation.ts';
import { useMessages } from '../use-messages.ts';
import type { Route } from './+types/lead.ts';
import { Calculation } from './calculation.tsx';
import { findLead, updateLead } from './data.ts';
import { Details } from './details.tsx';
import { MakeClient } from './make-client.tsx';
import { Standing } from './standing.tsx';

export default function LeadScreen({ params }: Route.ComponentProps) {
  const messages = useMessages('leads');
  const id = params.leadId;
  const queryKey = queryKeys.row('waiting_list', id);
  const mutate = useUndoableMutation(messages, queryKey);
  const { data: lead, isError } = useLiveTables({
    queryKey,
    queryFn: async (client) => (isUuid(id) ? findLead(client, id) : null),
    follow: isUuid(id) ? [{ table: 'waiting_list', filter: `id=eq.${id}` }] : [],
  });

  if (lead === undefined && !isError) {
    return (
      <Screen title={messages.title}>
        <Skeleton className="h-80" />
      </Screen>
    );
  }
  if (!lead) {
    return (
      <Screen title={messages.title}>
        <EmptyState
          title={messages.notFound.title}
          text={isError ? messages.loadFailed : messages.notFound.text}
          action={
            <LocalizedLink to="/admin/waiting-list" className={buttonClass({ size: 'compact' })}>
              {messages.back}
            </LocalizedLink>
          }
        />
      </Screen>
    );
  }
  const parts = { lead, mutate, messages };
  return (
    <Screen title={lead.company || lead.person.full_name || messages.noCompany}>
      <div className="grid max-w-6xl items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <Standing {...parts} />
          <Section title={messages.lead.note}>
            <SavedTextarea
              label={messages.lead.noteHint}
              rows={5}
              maxLength={5000}
              value={lead.note ?? ''}
              save={(note) =>
                mutate({ work: (client) => updateLead(client, id, { note: note || null }) })
              }
            />
          </Section>
          <MakeClient {...parts} />
        </div>
        <div className="grid gap-5">
          <Details lead={lead} messages={messages} />
          {lead.calculation && (
            <Calculation calculation={lead.calculation} messages={messages.calculation} />
          )}
        </div>
      </div>
    </Screen>
  );
}
