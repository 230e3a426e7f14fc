import type { Database } from './database.types.ts';

/**
 * Tables whose changes reach browsers, in the publication `supabase_realtime`. A channel that also
 * names another table receives nothing at all.
 */
export const liveTables = [
  'application_events',
  'application_notes',
  'application_ratings',
  'applications',
  'articles',
  'booking_link_turns',
  'booking_links',
  'candidates',
  'duplicate_pairs',
  'email_templates',
  'freelancer_availability',
  'freelancer_notes',
  'freelancers',
  'general_terms',
  'job_staff',
  'jobs',
  'notifications',
  'outbox',
  'pending_submissions',
  'people',
  'person_events',
  'person_tags',
  'privacy_requests',
  'retention_periods',
  'retention_runs',
  'review_events',
  'review_link_items',
  'review_links',
  'settings',
  'staff_profiles',
  'waiting_list',
] as const satisfies (keyof Database['public']['Tables'])[];

export type LiveTable = (typeof liveTables)[number];
