import type { MessagesOf } from '../../i18n/messages-of.ts';

export const adminGoLive = {
  title: 'Get ready to go live',
  completeTitle: 'You’re ready to go live',
  progress: '{count} of {total} done',
  done: 'Done',
  open: 'Not done',
  hide: 'Hide checklist',
  steps: {
    public_url: {
      title: 'Public URL with TLS',
      text: 'Set PUBLIC_URL to your domain, starting with https://, and restart.',
    },
    mail: {
      title: 'Mail server tested',
      text: 'Set SMTP_URL and MAIL_FROM, restart, then send yourself a test email.',
    },
    contact: {
      title: 'Sender and contact details',
      text: 'Set MAIL_FROM, CONTACT_EMAIL, CONTACT_PHONE, SUPPORT_EMAIL and SOCIAL_URL to your own.',
    },
    backup: {
      title: 'First backup',
      text: 'Run npm run backup on the server, and schedule it.',
    },
    second_factor: {
      title: 'Two-factor authentication on your account',
      text: 'A password alone isn’t enough for an administrator.',
    },
    demo_content: {
      title: 'Demo content removed',
      text: 'Invented people, jobs and customers shouldn’t meet real visitors.',
    },
    company: {
      title: 'Company details',
      text: 'The privacy policy and invoices name you by legal name and organisation number. Invoices also need VAT_NUMBER, and BANKGIRO or IBAN, on the server.',
    },
    logos: { title: 'Customer logos', text: 'Publish at least one of your own.' },
    testimonials: { title: 'Testimonials', text: 'Publish at least one of your own.' },
    team: { title: 'Team', text: 'Publish the people behind your agency.' },
    terms: { title: 'General terms', text: 'Read them, adapt them and publish your own version.' },
    booking_link: { title: 'Booking link', text: 'Add the calendar that takes calls.' },
    first_job: {
      title: 'First job',
      text: 'Publish a job of your own. The three sample jobs are on the site until you rewrite or close them.',
    },
  },
  mail: {
    send: 'Send me a test email',
    sending: 'Sending…',
    sent: 'The mail server accepted the email. Check your inbox.',
    failed: 'The email wasn’t sent: {reason}',
    notSet: 'SMTP_URL isn’t set, so there’s no mail server to test.',
  },
  demo: {
    open: 'Remove demo content…',
    title: 'Remove the demo content?',
    text: 'Everything listed is deleted for good, with applications, notes and files that belong to it. What you created stays, and so does demo content you rewrote, jobs real people applied for and their clients.',
    cancel: 'Keep it',
    submit: 'Remove demo content',
    done: 'Demo content removed.',
    kinds: {
      article_tags: 'Article tags',
      articles: 'Articles',
      booking_links: 'Booking links',
      client_events: 'Client events',
      client_notes: 'Client notes',
      client_plan_pauses: 'Plan pauses',
      client_plans: 'Client plans',
      client_projects: 'Projects',
      clients: 'Clients',
      customer_logos: 'Customer logos',
      jobs: 'Jobs',
      outbox: 'Emails',
      page_texts: 'Page texts',
      people: 'People, with their applications and files',
      privacy_requests: 'Privacy requests',
      saved_views: 'Shared views',
      tags: 'Tags',
      team_members: 'Team',
      testimonials: 'Testimonials',
      users: 'Colleagues',
    },
  },
} as const;

export type AdminGoLiveMessages = MessagesOf<typeof adminGoLive>;
