/** Notifications that one run mails. */
export const maxAtOnce = 100;

/**
 * The SQL condition on `notification` and `profile` that a colleague is mailed about a notification: it has been unread
 * for two minutes, the colleague is an active recruiter or administrator and has not turned off such mail. `$1` is the
 * key of that preference.
 */
export const isDue = `notification.read_at is null
  and notification.created_at between now() - interval '1 day' and now() - interval '2 minutes'
  and profile.state = 'active' and profile.role in ('recruiter', 'admin')
  and not exists (
    select from public.staff_preferences as preference
    where preference.user_id = profile.user_id and preference.key = $1 and preference.value = 'false'
  )`;
