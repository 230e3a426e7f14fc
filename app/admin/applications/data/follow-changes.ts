import type { BrowserClient } from '../../../backend/browser-client.ts';
import type { TableName } from '../../../backend/query-keys.ts';

type Followed = { table: TableName; filter?: string }[];

type Listener = {
  /** Receives the rows that changed since the last call. */
  onChange: (ids: string[]) => void;
  /** Called when the subscription is active. Earlier changes were not received. */
  onListening: () => void;
};

// Long enough to batch a colleague's bulk change, short enough to feel live.
const pause = 60;

/** Subscribes to changes of several tables over one channel. Returns an unsubscribe function. */
export function followChanges(
  client: BrowserClient,
  followed: Followed,
  { onChange, onListening }: Listener,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ids = new Set<string>();
  const note = (change: { new: object; old: object }) => {
    const { id } = { ...change.old, ...change.new } as { id?: unknown };
    ids.add(String(id));
    timer ??= setTimeout(() => {
      timer = undefined;
      const changed = [...ids];
      ids = new Set();
      onChange(changed);
    }, pause);
  };
  const channel = client.channel(`applications:${crypto.randomUUID()}`);
  for (const { table, filter } of followed) {
    channel.on('postgres_changes', { event: '*', schema: 'public', table, filter }, note);
  }
  channel.subscribe((status) => {
    if (status === 'SUBSCRIBED') onListening();
  });
  return () => {
    clearTimeout(timer);
    void client.removeChannel(channel);
  };
}
