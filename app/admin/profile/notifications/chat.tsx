import { useState } from 'react';
import {
  type ChatApp,
  type ChatEvent,
  chatApps,
  chatEvents,
} from '../../../../domain/staff/chat-hook.ts';
import { isWebhookUrl } from '../../../../domain/webhook.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { fill } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField, InputField } from '../../../ui/fields/field.tsx';
import { useUndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import type { AdminMessages } from '../../messages.en.ts';
import { useStaff } from '../../shell/staff-context.ts';
import {
  type ChatHook,
  chatHooksKey,
  deleteChatHook,
  listChatHooks,
  saveChatHook,
  testChatHook,
} from '../data/chat.ts';
import { ProfilePanel } from '../panel.tsx';

type Messages = AdminMessages['profile']['chat'];

/** Notifications in Slack or Teams. Editors get no notifications. */
export function Chat({ messages }: { messages: Messages }) {
  const { role } = useStaff();
  const { data } = useClientQuery({ queryKey: chatHooksKey, queryFn: listChatHooks });
  if (role === 'editor') return null;
  return (
    <ProfilePanel title={messages.title} text={messages.text}>
      {data &&
        chatApps.map((app) => {
          const hook = data.find((each) => each.app === app);
          return <Hook key={`${app} ${hook?.id}`} app={app} hook={hook} messages={messages} />;
        })}
    </ProfilePanel>
  );
}

type HookProps = { app: ChatApp; hook: ChatHook | undefined; messages: Messages };

function Hook({ app, hook, messages: t }: HookProps) {
  const mutate = useUndoableMutation(chatHooksKey);
  const { role } = useStaff();
  const [isOpen, setOpen] = useState(false);
  const [events, setEvents] = useState((hook?.events ?? chatEvents) as ChatEvent[]);
  const [urlError, setUrlError] = useState<string>();
  const name = t.apps[app];
  const { pending, onSubmit } = useSubmit(async (field) => {
    const url = field('url').trim();
    const isValid = isWebhookUrl(url);
    setUrlError(isValid ? undefined : t.urlInvalid);
    if (!isValid) return;
    await mutate({
      work: (client) => saveChatHook(client, app, { url, events }, hook?.id),
      done: fill(t.saved, { app: name }),
    });
  });
  if (!hook && !isOpen) {
    return (
      <div>
        <Button variant="paper" size="compact" onClick={() => setOpen(true)}>
          {fill(t.connect, { app: name })}
        </Button>
      </div>
    );
  }
  return (
    <form className="grid gap-3" onSubmit={onSubmit}>
      <InputField
        name="url"
        type="url"
        label={fill(t.url, { app: name })}
        hint={t.hints[app]}
        error={urlError ?? (hook?.error ? (t.errors[hook.error] ?? hook.error) : undefined)}
        defaultValue={hook?.url}
        required
      />
      <fieldset className="grid gap-2">
        <legend className="sr-only">{fill(t.events, { app: name })}</legend>
        {chatEvents
          .filter((event) => event !== 'operations' || role === 'admin')
          .map((event) => (
            <CheckboxField
              key={event}
              label={t.names[event]}
              checked={events.includes(event)}
              onChange={({ target }) =>
                setEvents(
                  chatEvents.filter((other) =>
                    other === event ? target.checked : events.includes(other),
                  ),
                )
              }
            />
          ))}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="compact" disabled={pending}>
          {t.save}
        </Button>
        {hook && (
          <>
            <Button
              variant="paper"
              size="compact"
              onClick={() =>
                void mutate({ work: (client) => testChatHook(client, hook.id), done: t.tested })
              }
            >
              {t.test}
            </Button>
            <Button
              variant="quiet"
              size="compact"
              onClick={() =>
                void mutate({
                  work: (client) => deleteChatHook(client, hook.id),
                  done: fill(t.removed, { app: name }),
                })
              }
            >
              {t.remove}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
