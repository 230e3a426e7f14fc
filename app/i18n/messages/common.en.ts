import type { MessagesOf } from '../messages-of.ts';
import { error } from './error.en.ts';
import { session } from './session.en.ts';

export const common = {
  skipToContent: 'Skip to content',
  /** The length of a text near its limit and over it. */
  textLimit: {
    counter: '{count} of {max} characters',
    over: 'Too long: {count} of at most {max} characters. Shorten it a bit.',
  },
  bookACall: 'Book a call',
  readCase: 'Read the case study',
  opensInNewTab: 'opens in a new tab',
  tagline: 'Fractional recruitment-as-a-service for tech, GTM and creative teams.',
  homeLabel: '{siteName}, home',
  breadcrumbs: 'Breadcrumbs',
  home: 'Home',
  mainMenu: 'Main menu',
  openMenu: 'Menu',
  closeMenu: 'Close menu',
  language: 'Language',
  loggedIn: 'Logged in',
  signOut: 'Sign out',
  services: {
    title: 'Services',
    howItWorks: { label: 'How It Works', hint: 'Four steps, fourteen days' },
    pricing: { label: 'Pricing', hint: 'Three plans, no hidden costs' },
    calculator: { label: 'Cost Calculator', hint: 'See what you’d save in 2 minutes' },
  },
  career: {
    title: 'Career',
    workHere: { label: 'Work at {siteName}', hint: 'Join the herd' },
    jobs: { label: 'Available Jobs', hint: 'Open roles at our clients' },
    freelance: { label: 'Freelance Network', hint: 'Assignments on your terms' },
    candidates: { label: 'Candidate Database', hint: 'Let the right job find you' },
  },
  company: {
    title: 'Company',
    about: { label: 'About Us', hint: 'Who we are, and why an alpaca' },
    contact: { label: 'Contact Us', hint: 'Talk to a real person' },
    blog: { label: 'Blog', hint: 'What we learn from hiring' },
    faq: { label: 'FAQ', hint: 'Straight answers' },
  },
  footer: {
    landmark: 'Footer',
    privacy: 'Privacy policy',
    terms: 'General terms',
    social: '{siteName} on LinkedIn',
    closing: 'Got a role to fill? Let’s talk for twenty minutes.',
    call: 'Call {phone}',
    organisationNumber: 'Company reg. no. {number}',
    fTax: 'Approved for Swedish F-tax',
    audiences: {
      applicant: {
        closing: 'Not the right job? Let the right one find you.',
        action: 'Join the candidate database',
      },
      candidate: {
        closing: 'Rather look for yourself? Every open role is listed.',
        action: 'See open roles',
      },
      freelancer: {
        closing: 'Thinking of a permanent job instead?',
        action: 'See open roles',
      },
      recipient: {
        closing: 'Wondering about something? A person answers.',
        action: 'Contact us',
      },
      reviewer: {
        closing: 'Questions about someone on the list? Just ask us.',
        action: 'Contact us',
      },
    },
    copyright: '© {years} {siteName}. All rights reserved.',
  },
  loading: {
    page: 'Preparing your alpaca experience...',
    label: 'Loading',
    offline: 'You’re offline. The page opens as soon as you’re back.',
  },
  notFound: {
    title: 'This page has wandered off',
    text: 'We searched the whole pasture. The link may be old or mistyped.',
    home: 'Go to the home page',
    jobs: 'See available jobs',
  },
  session,
  error,
} as const;

export type CommonMessages = MessagesOf<typeof common>;
