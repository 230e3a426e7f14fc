import { useState } from 'react';
import {
  isWebhookUrl,
  maxWebhookNameLength,
  type WebhookEvent,
  webhookEvents,
} from '../../../domain/webhook.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { InputField } from '../../ui/fields/field.tsx';
import { useProvedMutation } from '../entry/second-factor/use-proved-mutation.ts';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { FormDialog } from '../kit/dialogs/form-dialog.tsx';
import { FormAlert } from '../kit/forms/form-alert.tsx';
import { useSubmit } from '../kit/forms/use-submit.ts';
import { changedFields } from '../kit/saved-fields/parse-change.ts';
import { useSaveFields } from '../kit/saved-fields/use-save-fields.tsx';
import { useMessages } from '../use-messages.ts';
import { createWebhook, type Webhook, webhookSource } from './data.ts';

const nouns = Object.keys(webhookEvents) as (keyof typeof webhookEvents)[];

type WebhookDialogProps = {
  /** Undefined for a new webhook. */
  webhook?: Webhook;
  onClose: () => void;
  /** Called with the secret of a new webhook. */
  onSecret?: (secret: string) => void;
};

export function WebhookDialog({ webhook: currentWebhook, onClose, onSecret }: WebhookDialogProps) {
  const { dialog: t } = useMessages('webhooks');
  // Live updates replace the webhook while the fields keep their values.
  const [openedWebhook] = useState(currentWebhook);
  const [events, setEvents] = useState<WebhookEvent[]>(
    (openedWebhook?.events ?? []) as WebhookEvent[],
  );
  const [errors, setErrors] = useState<{ url?: string; events?: string }>({});
  const { mutate, proof } = useProvedMutation(useUndoableMutation(queryKeys.table('webhooks')));
  const { save, question } = useSaveFields({
    mutate,
    source: (client) => webhookSource(client, openedWebhook?.id ?? ''),
    done: t.saved,
    onSaved: onClose,
    labelOf: (name) => t[name as 'name' | 'url' | 'events'],
  });
  const { pending, onSubmit } = useSubmit(async (field) => {
    const fields = { name: field('name').trim(), url: field('url').trim(), events };
    const fieldErrors = {
      ...(isWebhookUrl(fields.url) ? {} : { url: t.urlInvalid }),
      ...(events.length > 0 ? {} : { events: t.eventsMissing }),
    };
    setErrors(fieldErrors);
    if (Object.keys(fieldErrors).length > 0) return;
    if (openedWebhook) {
      const before = {
        name: openedWebhook.name,
        url: openedWebhook.url,
        events: openedWebhook.events,
      };
      await save(changedFields(before, fields), before);
      return;
    }
    let secret = '';
    const isDone = await mutate({
      work: async (client) => {
        ({ secret } = await createWebhook(client, fields));
      },
    });
    if (!isDone) return;
    onClose();
    onSecret?.(secret);
  });
  return (
    <>
      <FormDialog
        title={openedWebhook ? t.edit : t.add}
        cancel={t.cancel}
        submit={openedWebhook ? t.submit : t.submitNew}
        disabled={pending}
        onSubmit={onSubmit}
        onClose={onClose}
      >
        <InputField
          name="name"
          label={t.name}
          defaultValue={openedWebhook?.name}
          maxLength={maxWebhookNameLength}
          required
        />
        <InputField
          name="url"
          type="url"
          label={t.url}
          hint={t.urlHint}
          error={errors.url}
          defaultValue={openedWebhook?.url}
          required
        />
        <fieldset className="grid gap-3">
          <legend className="mb-1.5 font-semibold">{t.events}</legend>
          {nouns.map((noun) => (
            <EventsOfNoun key={noun} noun={noun} events={events} onChange={setEvents} />
          ))}
        </fieldset>
        {errors.events && <FormAlert>{errors.events}</FormAlert>}
      </FormDialog>
      {question}
      {proof}
    </>
  );
}

type EventsOfNounProps = {
  noun: keyof typeof webhookEvents;
  events: WebhookEvent[];
  onChange: (events: WebhookEvent[]) => void;
};

function EventsOfNoun({ noun, events, onChange }: EventsOfNounProps) {
  const { dialog: t } = useMessages('webhooks');
  const allEvents: readonly WebhookEvent[] = webhookEvents[noun];
  const toggle = (event: WebhookEvent) =>
    onChange(
      events.includes(event) ? events.filter((other) => other !== event) : [...events, event],
    );
  return (
    <div className="grid gap-1">
      <span className="text-sm font-medium text-soft">{t.nouns[noun]}</span>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {allEvents.map((event) => (
          <span key={event} className="flex min-h-8 items-center gap-2">
            <Checkbox
              id={`event-${event}`}
              checked={events.includes(event)}
              onChange={() => toggle(event)}
            />
            <label htmlFor={`event-${event}`} className="font-mono text-sm">
              {event}
            </label>
          </span>
        ))}
      </div>
    </div>
  );
}
