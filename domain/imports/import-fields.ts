/** The fields that a column of a file can fill, by target, in the order in which screens list them. */
export const importFields = {
  people: [
    'first_name',
    'last_name',
    'full_name',
    'email',
    'phone',
    'linkedin_url',
    'location',
    'headline',
    'language',
    'tags',
    'person_source',
    'person_notes',
    'job',
    'stage',
    'applied_at',
    'cover_letter',
    'reject_reason',
    'rejected_at',
  ],
  clients: [
    'client_name',
    'organisation_number',
    'legal_name',
    'website',
    'location',
    'country',
    'language',
    'about',
  ],
  jobs: [
    'job_title',
    'client_name',
    'organisation_number',
    'job_state',
    'job_field',
    'location',
    'country',
    'workplace',
    'employment_type',
    'seniority',
    'language',
    'summary',
    'description',
    'requirements',
    'opens_at',
    'closes_at',
  ],
} as const;

export type ImportField = (typeof importFields)[keyof typeof importFields][number];
type Target = keyof typeof importFields;

/** A file without these cannot be imported. Each list has alternatives, of which one is enough. */
export const requiredFields: Record<Target, ImportField[][]> = {
  people: [['first_name', 'full_name']],
  clients: [['client_name']],
  jobs: [['job_title']],
};

/** Fields that several columns may fill; their values are joined. */
export const joinedFields: ImportField[] = ['tags', 'location', 'person_notes'];

/** Fields with a day, whose month may come first. */
export const dateFields: ImportField[] = ['applied_at', 'rejected_at', 'opens_at', 'closes_at'];
