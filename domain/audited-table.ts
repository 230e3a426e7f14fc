// Lists read views, but the audit log records the underlying table.

const tables: Record<string, string> = {
  people_list: 'people',
  people_by_role: 'people',
  people_by_tag: 'people',
  candidate_list: 'candidates',
  candidates_by_tag: 'candidates',
  client_list: 'clients',
  freelancer_list: 'freelancers',
  import_rows: 'imports',
  invoice_list: 'invoices',
  job_list: 'jobs',
  lead_list: 'waiting_list',
  list_report_rows: 'applications',
  newsletter_readers: 'people',
  possible_duplicates: 'duplicate_pairs',
  privacy_request_list: 'privacy_requests',
  staff_list: 'staff_profiles',
};

export const auditedTable = (relation: string): string => tables[relation] ?? relation;
