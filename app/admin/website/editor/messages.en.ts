import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const websiteFields = {
  hero: { title: 'Headline', lead: 'Introduction' },
  logos: { display_name: 'Customer', logo_path: 'Logo', link: 'Website' },
  testimonials: {
    name: 'Name',
    company: 'Company',
    title: 'Role',
    quote: 'Quote',
    image: 'Portrait',
    logo: 'Logo',
    case_url: 'Case',
  },
  team: { name: 'Name', role: 'Role', body: 'About', image: 'Portrait' },
  faq: {
    topic: 'Topic',
    question: 'Question',
    answer: 'Answer',
    link: 'Link to a page',
    link_label: 'Link text',
  },
  positions: { title: 'Title', body: 'Description', facts: 'Facts', job_slug: 'Job' },
  about: {
    title: 'Headline',
    lead: 'Introduction',
    story_title: 'Story headline',
    story: 'Story',
  },
} as const;

export const websiteHints = {
  logos_link: 'Optional. Starts with https://',
  testimonials_case_url: 'Optional. A page of this site, such as /blog/our-case, or a full URL.',
  team_body: 'One or two sentences.',
  faq_answer:
    'Prices and periods are filled in automatically: {small}, {medium}, {large}, {application}, {candidateBank}, {freelanceNetwork}.',
  faq_link: 'Optional. A page of this site, such as /pricing',
  positions_facts: 'One per line.',
  positions_job_slug:
    'The last part of the job’s URL, such as talent-hunter. While the job isn’t open, the button leads to the contact form.',
  about_story: 'An empty line starts a new paragraph. Leave it empty to leave the story out.',
} as const;

export const websitePictures = {
  title: 'Images',
  none: 'Drag an image here',
  choose: 'Choose an image',
  replace: 'Replace',
  remove: 'Remove',
  uploading: 'Uploading…',
  logoHint: 'SVG, PNG or WebP. A logo in one light colour looks best on the dark strip.',
  portraitHint: 'You crop it to a square in the next step.',
  foreign: 'That image is on another site. Save it to your computer and upload the file here.',
  drawingFailed: 'This SVG can’t be used. Export it again as plain SVG, or use PNG.',
} as const;

export type WebsiteFieldsMessages = MessagesOf<typeof websiteFields>;
export type WebsiteHintsMessages = MessagesOf<typeof websiteHints>;
export type WebsitePicturesMessages = MessagesOf<typeof websitePictures>;
