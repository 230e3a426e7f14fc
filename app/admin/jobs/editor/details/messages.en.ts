import type { MessagesOf } from '../../../../i18n/messages-of.ts';

export const jobDetails = {
  benefits: 'Benefits',
  benefitsHint: 'Shown with icons on the job’s page.',
  title: 'Details',
  kind: 'Job type',
  kinds: { client: 'At a client', internal: 'At our agency' },
  client: 'Client',
  noClient: 'No client selected',
  newClient: 'New client',
  slugFixed: 'This job’s URL can’t be changed.',
  slugPublished: 'If you change it, links to the old URL lead to the new one.',
  slugSuggest: 'Use the title',
  field: 'Field',
  location: 'Location',
  country: 'Country',
  remote: 'Workplace',
  employment: 'Employment type',
  seniority: 'Seniority',
  owner: 'Owner',
  noOwner: 'Unassigned',
  opens: 'Opens',
  opensHint: 'Leave empty to open when published.',
  closes: 'Apply by',
  closesHint: 'Leave empty to keep it open until filled.',
} as const;

export const jobChannels = {
  title: 'Channels',
  text: 'Where the job appears beyond this website while it’s open. Links name their channel, and applications record it as their source.',
  addresses: 'Feeds and job list',
  names: {
    indeed: 'Indeed',
    linkedin: 'LinkedIn',
    platsbanken: 'Platsbanken',
    feed: 'RSS and JSON Feed',
    embed: 'Job list on other websites',
  },
} as const;

export const jobSalary = {
  title: 'Salary',
  none: 'No range given. Ads with one get more and better applications.',
  add: 'Add range',
  remove: 'Remove range',
  minimum: 'From',
  maximum: 'To',
  currency: 'Currency',
  period: 'Per',
  periods: { hour: 'Hour', day: 'Day', month: 'Month', year: 'Year' },
  showInAd: 'Show in the ad',
  hidden: 'Only visible to staff.',
} as const;

export const newClient = {
  title: 'New client',
  text: 'The name and website are shown with the job.',
  name: 'Name',
  website: 'Website',
  websiteInvalid: 'The URL must start with https://.',
  location: 'Location',
  taken: 'A client with that name already exists. Choose it from the list.',
  cancel: 'Cancel',
  submit: 'Create client',
} as const;

export type JobDetailsMessages = MessagesOf<typeof jobDetails>;
export type JobChannelsMessages = MessagesOf<typeof jobChannels>;
export type JobSalaryMessages = MessagesOf<typeof jobSalary>;
export type NewClientMessages = MessagesOf<typeof newClient>;
