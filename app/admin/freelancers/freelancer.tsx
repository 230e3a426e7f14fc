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
import type { Route } from './+types/freelancer.ts';
import { Calendar } from './calendar/calendar.tsx';
import { findFreelancer, saveFreelancerNote } from './data.ts';
import { FreelancerActions } from './freelancer-actions.tsx';
import { FreelancerProfile } from './freelancer-profile.tsx';

export default function FreelancerScreen({ params }: Route.ComponentProps) {
  const messages = useMessages('freelancers');
  const id = params.personId;
  const queryKey = queryKeys.row('freelancers', id);
  const mutate = useUndoableMutation(messages, queryKey);
  const own = `person_id=eq.${id}`;
  const { data: freelancer, isError } = useLiveTables({
    queryKey,
    queryFn: async (client) => (isUuid(id) ? findFreelancer(client, id) : null),
    follow: isUuid(id)
      ? [
          { table: 'freelancers', filter: own },
          { table: 'freelancer_availability', filter: own },
          { table: 'freelancer_notes', filter: own },
          { table: 'people', filter: `id=eq.${id}` },
        ]
      : [],
  });

  if (freelancer === undefined && !isError) {
    return (
      <Screen title={messages.title}>
        <Skeleton className="h-80" />
      </Screen>
    );
  }
  if (!freelancer) {
    return (
      <Screen title={messages.title}>
        <EmptyState
          title={messages.notFound.title}
          text={isError ? messages.loadFailed : messages.notFound.text}
          action={
            <LocalizedLink to="/admin/freelancers" className={buttonClass({ size: 'compact' })}>
              {messages.back}
            </LocalizedLink>
          }
        />
      </Screen>
    );
  }
  return (
    <Screen
      title={freelancer.person.full_name || messages.unnamed}
      actions={<FreelancerActions freelancer={freelancer} mutate={mutate} messages={messages} />}
    >
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <FreelancerProfile freelancer={freelancer} mutate={mutate} messages={messages} />
          <Section title={messages.note.title}>
            <SavedTextarea
              label={messages.note.label}
              hint={messages.note.hint}
              rows={5}
              maxLength={5000}
              value={freelancer.note}
              save={(body) => mutate({ work: (client) => saveFreelancerNote(client, id, body) })}
            />
          </Section>
        </div>
        <Calendar freelancer={freelancer} mutate={mutate} messages={messages} />
      </div>
    </Screen>
  );
}
