import type { MessagesOf } from '../../i18n/messages-of.ts';

/** Names and descriptions of the pages in search results, messengers and breadcrumbs. */
export const pages = {
  home: {
    name: 'Home',
    title: '{siteName}: recruiting at a fixed monthly price',
    description:
      'Tech, go-to-market and creative hires across the Nordics. No binding time, no success fees.',
    social: 'Recruiting that feels in-house, at a fixed monthly price.',
  },
  howItWorks: {
    name: 'How it works',
    title: 'How it works: four steps, fourteen days | {siteName}',
    description:
      'From the first call to a signed contract in fourteen days: what we do in each of the four steps, what you do, and what you get.',
    social: 'Four steps. Fourteen days. One hire.',
  },
  pricing: {
    name: 'Pricing',
    title: 'Pricing: {small}, {medium} or {large} euros a month | {siteName}',
    description:
      'Three plans, all prices shown. No start fee, no success fee, no binding time. See what the same hires cost with an agency.',
    social: 'Fixed pricing. No surprises.',
  },
  calculator: {
    name: 'Cost calculator',
    title: 'What would you save on recruiting? Calculator | {siteName}',
    description:
      'Compare a success-fee agency, an in-house recruiter and a subscription over one year. Five questions, under 2 minutes, no email needed.',
    social: 'What would you save? Five questions, under 2 minutes.',
  },
  membership: {
    name: 'Book a call',
    title: 'Book a call: twenty minutes about your hiring | {siteName}',
    description:
      'Pick a time for a twenty-minute call about the roles you need to fill, or tell us how to reach you and hear from us within one working day.',
    social: 'Twenty minutes about your hiring.',
  },
  availableJobs: {
    name: 'Available jobs',
    title: 'Available jobs in tech, sales and design | {siteName}',
    description:
      'Open roles at companies across the Nordics, with the salary in the ad. Apply in under two minutes, no account needed, and follow your application.',
    social: 'Open roles, with the salary in the ad.',
  },
  candidateBank: {
    name: 'Candidate database',
    title: 'Join the candidate database | {siteName}',
    description:
      'Tell us once what you’re looking for. When a job fits, you hear from us first. Nothing goes to a company until you say yes.',
    social: 'Let the right job find you.',
  },
  freelanceNetwork: {
    name: 'Freelance network',
    title: 'Freelance network: assignments on your terms | {siteName}',
    description:
      'Your skills, your day rate, your calendar. We only get in touch about assignments that fit all three, and we take no cut of your rate.',
    social: 'Assignments on your terms. You keep your whole rate.',
  },
  workHere: {
    name: 'Work at {siteName}',
    title: 'Work at {siteName}: three open positions',
    description:
      'Recruiters with fixed pay, four clients at most and time to answer everyone. We’re hiring a talent hunter, an employer marketing producer and a growth specialist.',
    social: 'Join the herd. Three positions are open.',
  },
  aboutUs: {
    name: 'About us',
    title: 'About us: who we are, and why an alpaca | {siteName}',
    description:
      'Recruiters who got tired of success fees. How we work, what we promise, and the people behind the emails you get from us.',
    social: 'One herd, no success fees.',
  },
  contact: {
    name: 'Contact',
    title: 'Contact us: talk to a real person | {siteName}',
    description:
      'Phone, email or a form. A recruiter reads it and answers within one working day, in English or Swedish.',
    social: 'Talk to a real person.',
  },
  blog: {
    name: 'Blog',
    title: 'Blog: what we learn from hiring | {siteName}',
    description:
      'Articles on hiring in the Nordics: interviews that predict something, what a hire really costs, job ads people read to the end.',
    social: 'What we learn from hiring.',
  },
  faq: {
    name: 'FAQ',
    title: 'FAQ: straight answers to fair questions | {siteName}',
    description:
      'What does it cost, how fast is it, what happens to my CV, can we cancel? Questions from companies, candidates and freelancers, answered.',
    social: 'Straight answers to fair questions.',
  },
  privacyPolicy: {
    name: 'Privacy policy',
    title: 'Privacy policy | {siteName}',
    description:
      'What we store about applicants, candidates, freelancers and companies, why, for how long, and how to see, change or erase it yourself.',
    social: 'What we store, why, and for how long.',
  },
  generalTerms: {
    name: 'General terms',
    title: 'General terms | {siteName}',
    description:
      'The terms for companies that recruit with us, in plain English: services, prices, cancellation, guarantee, personal data. Earlier versions included.',
    social: 'The terms, in plain English.',
  },
  thankYou: {
    name: 'Thank you',
    title: 'Thank you | {siteName}',
    description: 'What happens after you’ve sent us something, step by step.',
    social: 'Thank you. Here’s what happens next.',
  },
} as const;

export type PagesMessages = MessagesOf<typeof pages>;
