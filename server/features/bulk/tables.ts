import type { BulkTarget } from '../../../domain/bulk/bulk-action.ts';

/** A column that an action may set, with its table and the key of that table. */
type SettableColumn = {
  table: string;
  key: string;
  /**
   * Another column that must not be null when this one is set to the value `for`, because of a constraint of the table.
   * `reason` says why other rows are skipped.
   */
  requirement?: { column: string; for: string; reason: string };
  /** The time of the last change, which undo restores. */
  changedAt?: string;
};

type TargetTable = {
  table: string;
  key: string;
  /** Relations and functions of the data API that list the rows. */
  lists: string[];
  /** The columns that an action may set. Row-level security decides who may. */
  columns: Record<string, SettableColumn>;
  /** The column with the account that a row belongs to: nobody may change the row of their own account. */
  accountColumn?: string;
};

const ofTable = (table: string, key = 'id') => ({ table, key });

/** The rows that bulk actions change, by the name of their target. */
export const tables: Record<BulkTarget, TargetTable> = {
  applications: {
    ...ofTable('applications'),
    lists: ['applications', 'find_applications'],
    columns: { owner_id: ofTable('applications') },
  },
  people: {
    ...ofTable('people'),
    lists: [
      'people_list',
      'people_by_role',
      'people_by_tag',
      'find_in_people_list',
      'candidate_list',
      'candidates_by_tag',
      'find_in_candidate_list',
      'freelancer_list',
      'find_in_freelancer_list',
    ],
    columns: {},
  },
  freelancers: {
    ...ofTable('freelancers', 'person_id'),
    lists: ['freelancer_list', 'find_in_freelancer_list'],
    columns: {},
  },
  jobs: {
    ...ofTable('jobs'),
    lists: ['job_list', 'find_in_job_list'],
    columns: { owner_id: ofTable('job_staff', 'job_id'), state: ofTable('jobs') },
  },
  clients: {
    ...ofTable('clients'),
    lists: ['client_list', 'find_in_client_list'],
    columns: { owner_id: ofTable('client_details', 'client_id') },
  },
  leads: {
    ...ofTable('waiting_list'),
    lists: ['lead_list', 'find_in_lead_list'],
    columns: {
      state: { ...ofTable('waiting_list'), changedAt: 'state_changed_at' },
      assignee_id: ofTable('waiting_list'),
    },
  },
  articles: {
    ...ofTable('articles'),
    lists: ['articles', 'find_articles'],
    columns: { state: ofTable('articles') },
  },
  users: {
    ...ofTable('staff_profiles', 'user_id'),
    lists: ['staff_list'],
    columns: {
      role: ofTable('staff_profiles', 'user_id'),
      // A rejected sign-up is disabled and has no role.
      state: {
        ...ofTable('staff_profiles', 'user_id'),
        requirement: { column: 'role', for: 'active', reason: 'no_role' },
      },
    },
    accountColumn: 'user_id',
  },
  mails: { ...ofTable('outbox'), lists: ['outbox', 'find_in_outbox'], columns: {} },
  readers: { ...ofTable('newsletter_readers'), lists: ['newsletter_readers'], columns: {} },
};
