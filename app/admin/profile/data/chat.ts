import type { ChatApp, ChatEvent } from '../../../../domain/staff/chat-hook.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { deleteOne, unwrap } from '../../../backend/unwrap.ts';

export const chatHooksKey = queryKeys.table('staff_chat_hooks');

export async function listChatHooks(client: BrowserClient) {
  return unwrap(client.from('staff_chat_hooks').select('id, app, url, events, error, sent_at'));
}

export type ChatHook = Awaited<ReturnType<typeof listChatHooks>>[number];

type Fields = { url: string; events: ChatEvent[] };

export async function saveChatHook(
  client: BrowserClient,
  app: ChatApp,
  fields: Fields,
  id?: string,
): Promise<void> {
  const hooks = client.from('staff_chat_hooks');
  if (id) await unwrap(hooks.update(fields).eq('id', id).select('id').single());
  else await unwrap(hooks.insert({ app, ...fields }));
}

export async function deleteChatHook(client: BrowserClient, id: string): Promise<void> {
  await deleteOne(client.from('staff_chat_hooks').delete().eq('id', id).select('id'));
}

export async function testChatHook(client: BrowserClient, id: string): Promise<void> {
  await unwrap(client.rpc('test_chat_hook', { tested_hook: id }));
}
