import type { MessagesOf } from '../../i18n/messages-of.ts';
import { companyFacts } from './company/messages.en.ts';
import { websiteFields, websiteHints, websitePictures } from './editor/messages.en.ts';
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
  fields: websiteFields,
  hints: websiteHints,
  topics: {
    companies: 'For companies',
    candidates: 'For candidates',
    freelancers: 'For freelancers',
    data: 'About your data',
  },
  pictures: websitePictures,
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
