import { useNavigate } from 'react-router';
import { queryKeys } from '../../backend/query-keys.ts';
import { fill, formatTime } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { SelectField } from '../../ui/fields/field.tsx';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { Section } from '../kit/screens/section.tsx';
import { useOwners } from '../kit/staff/use-staff-names.ts';
import { TextButton } from '../kit/text-button.tsx';
import { useMessages } from '../use-messages.ts';
import { type Conversation, updateConversation } from './data.ts';
import { describeSubject } from './describe.ts';

const hourMs = 3_600_000;

/** Eight in the morning, a number of days from now. */
function morningIn(days: number): string {
  const morning = new Date(Date.now() + days * 24 * hourMs);
  morning.setHours(8, 0, 0, 0);
  return morning.toISOString();
}

/** The responsible colleague, and the choices to snooze a conversation. */
export function ConversationActions({ conversation }: { conversation: Conversation }) {
  const t = useMessages('conversations');
  const language = useLanguage();
  const navigate = useNavigate();
  const { id, assignee_id: assignee, snoozed_until: snoozedUntil } = conversation;
  const jobId = conversation.application?.job_id;
  const owners = useOwners({ current: assignee, jobId });
  const mutate = useUndoableMutation(queryKeys.table('conversations'));
  const change = (values: Parameters<typeof updateConversation>[2], done?: string) =>
    void mutate({ work: (client) => updateConversation(client, id, values), done });
  const assign = (staffId: string | null) =>
    void mutate({
      work: (client) => updateConversation(client, id, { assignee_id: staffId }),
      done: fill(t.assigned, {
        name: owners.find(({ value }) => value === staffId)?.label ?? t.noAssignee,
      }),
      undo: (client) => updateConversation(client, id, { assignee_id: assignee }),
    });
  /** Leaves first, because opening a conversation marks it as read. */
  const markUnread = async () => {
    await navigate(localizedHref('/admin/conversations', language));
    change({ unread_since: new Date().toISOString() });
  };
  const isSnoozed = snoozedUntil !== null && Date.parse(snoozedUntil) > Date.now();
  const about = describeSubject(conversation, language);
  return (
    <Section title={about || t.section.title}>
      <SelectField
        label={t.assignee}
        value={assignee ?? ''}
        onChange={(event) => assign(event.currentTarget.value || null)}
      >
        <option value="">{t.noAssignee}</option>
        {owners.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {isSnoozed ? (
        <p>
          {fill(t.snoozed, { time: formatTime(new Date(snoozedUntil), language) })}{' '}
          <TextButton onClick={() => change({ snoozed_until: null })}>{t.wake}</TextButton>
        </p>
      ) : (
        <fieldset className="flex flex-wrap gap-x-4">
          <legend className="font-semibold">{t.snooze}</legend>
          <TextButton onClick={() => change({ snoozed_until: morningIn(1) })}>
            {t.snoozeFor.tomorrow}
          </TextButton>
          <TextButton onClick={() => change({ snoozed_until: morningIn(7) })}>
            {t.snoozeFor.week}
          </TextButton>
        </fieldset>
      )}
      <TextButton className="justify-self-start" onClick={() => void markUnread()}>
        {t.markUnread}
      </TextButton>
      <LocalizedLink to={`/admin/applicants/${conversation.person_id}`} className="underline">
        {t.toPerson}
      </LocalizedLink>
    </Section>
  );
}
