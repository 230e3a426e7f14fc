import type { MessagesOf } from '../../i18n/messages-of.ts';
import { companyFacts } from './company/messages.en.ts';
import { newsletterReaders } from './newsletter/messages.en.ts';

export const adminWebsite = {
  title: 'Website',
  text: 'What visitors read about you. Drafts save automatically and stay private; published changes are live within a second.',
  readOnly: 'View only. Editors and administrators edit the website.',
  untitled: 'Untitled',
  content: 'Content',
  cancel: 'Cancel',
  states: { draft: 'Draft', published: 'Published', hidden: 'Hidden' },
  shownCount: { one: '1 published', other: '{count} published' },
  otherCount: '{count} not published',
  show: 'Publish',
  showOf: 'Publish {name}',
  shownDone: '{name} is on the website.',
  hide: 'Hide',
  hideOf: 'Hide {name}',
  hidden: 'Hidden from the website. The text is kept here.',
  hiddenDone: '{name} is hidden from the website.',
  delete: 'Delete',
  order: {
    move: 'Move {name}. Drag, or use the arrow keys',
    moved: '{name} is now number {position} of {count}.',
  },
  sections: {
    hero: {
      title: 'Top of the home page',
      text: 'Headline and introduction. Until you publish them, the page has neutral texts.',
      empty: '',
      add: '',
    },
    logos: {
      title: 'Customer logos',
      text: 'The strip on the home page. The first nine published logos are shown.',
      empty: 'No logos yet. The home page leaves the strip out until there is one.',
      add: 'Add logo',
    },
    testimonials: {
      title: 'Testimonials',
      text: 'The first three are on the home page, the first on the page for booking a call and the second on the pricing page.',
      empty: 'No testimonials yet. Pages leave them out until there is one.',
      add: 'Add testimonial',
    },
    team: {
      title: 'Team',
      text: 'The people on the about page. The first one also greets visitors on the contact page.',
      empty: 'Nobody yet. The about page leaves the team out until there is someone.',
      add: 'Add person',
    },
    faq: {
      title: 'Questions and answers',
      text: 'The FAQ, by topic. Within a topic, questions follow this order.',
      empty: 'No questions yet.',
      add: 'Add question',
    },
    positions: {
      title: 'Open positions',
      text: 'Your own vacancies, on the page about working with you.',
      empty: 'No open positions. The page leaves the section out.',
      add: 'Add position',
    },
    about: {
      title: 'About page',
      text: 'Headline, introduction and your story. Until you publish them, the page has neutral texts.',
      empty: '',
      add: '',
    },
  },
  fields: {
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
  },
  hints: {
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
  },
  topics: {
    companies: 'For companies',
    candidates: 'For candidates',
    freelancers: 'For freelancers',
    data: 'About your data',
  },
  pictures: {
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
  },
  errors: {
    url_invalid: 'This link can’t be used here. Enter a page of this site or a full URL.',
    slug_invalid: 'Use only a–z, numbers and single hyphens.',
  },
  notFound: {
    title: 'Not found',
    text: 'A colleague may have deleted it.',
    action: 'Back to the website',
  },
  publish: {
    title: 'Publish this?',
    text: 'It goes live within a second.',
    blocker: '{field} is missing.',
    done: 'Published.',
  },
  remove: {
    title: 'Delete this?',
    text: 'This permanently deletes it and all earlier versions. To take it off the website for a while, hide it instead.',
    cancel: 'Keep it',
    submit: 'Delete',
    done: 'Deleted.',
  },
  versions: {
    text: 'Every saved version. Restoring one puts it in the editor. The others stay here.',
    restored: 'Version {version} is back in the editor.',
    restoredToPublish:
      'Version {version} is in the editor. Publish the changes to show it on the website.',
  },
  newsletter: newsletterReaders,
  company: companyFacts,
} as const;

export type AdminWebsiteMessages = MessagesOf<typeof adminWebsite>;
