export const adminJobPicker = {
  label: 'Job',
  placeholder: 'Title, client or place',
  open: 'Open jobs',
  all: 'Jobs, the open ones first',
  closed: 'Closed',
  required: 'Choose a job from the list.',
  none: 'No job matches.',
  noneOpen: 'No open job matches.',
  one: 'One job',
  other: '{count} jobs',
  most: 'The first {count} jobs. Type more to find others.',
  failed: 'The jobs could not be read. Type again in a moment.',
};

export type AdminJobPickerMessages = typeof adminJobPicker;
