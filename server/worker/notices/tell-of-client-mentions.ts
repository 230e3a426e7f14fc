import { noticePreferences } from '../../../domain/mail/notice-preference.ts';
import { defineNotice, isDue } from './define-notice.ts';

type ClientMention = { client_id: string; author: string; company: string };

/** Mails colleagues about notes on clients that mention them, under the conditions of `tellOfMentions`. */
export const tellOfClientMentions = defineNotice<ClientMention>({
  template: 'staff_client_mention',
  select: `
    select 'staff_client_mention:' || note.id || ':' || profile.user_id as cause, notification.created_at,
      profile.user_id, profile.name, profile.email, profile.language, client.id as client_id, author.name as author,
      client.name as company
    from public.notifications as notification
    join public.client_notes as note
      on note.id = (notification.data ->> 'note_id')::uuid and notification.user_id = any (note.mentions)
    join public.staff_profiles as profile on profile.user_id = notification.user_id
    join public.staff_profiles as author on author.user_id = note.author_id
    join public.clients as client on client.id = note.client_id
    where notification.kind = 'client_mention' and ${isDue}`,
  values: [noticePreferences.mentions],
  path: ({ client_id }) => `/admin/clients/${client_id}`,
  variables: ({ name, author, company }) => ({ first_name: name.split(' ')[0], author, company }),
});
