import type { AdminGoLiveMessages } from './messages.en.ts';

export const adminGoLive: AdminGoLiveMessages = {
  title: 'Gör klart för lansering',
  completeTitle: 'Allt är klart för lansering',
  progress: '{count} av {total} klara',
  done: 'Klart',
  open: 'Inte klart',
  hide: 'Dölj checklistan',
  steps: {
    public_url: {
      title: 'Publik adress med TLS',
      text: 'Sätt PUBLIC_URL till er domän, med https:// först, och starta om.',
    },
    mail: {
      title: 'Mejlservern testad',
      text: 'Sätt SMTP_URL och MAIL_FROM, starta om och skicka sedan ett testmejl till dig själv.',
    },
    contact: {
      title: 'Avsändare och kontaktuppgifter',
      text: 'Sätt MAIL_FROM, CONTACT_EMAIL, CONTACT_PHONE, SUPPORT_EMAIL och SOCIAL_URL till era egna.',
    },
    backup: {
      title: 'Första säkerhetskopian',
      text: 'Kör npm run backup på servern, och schemalägg den.',
    },
    second_factor: {
      title: 'Tvåstegsverifiering på ditt konto',
      text: 'Ett lösenord räcker inte för en administratör.',
    },
    demo_content: {
      title: 'Demoinnehållet borttaget',
      text: 'Påhittade personer, jobb och kunder ska inte möta riktiga besökare.',
    },
    company: {
      title: 'Företagsuppgifter',
      text: 'Integritetspolicyn och fakturorna anger ert juridiska namn och organisationsnummer. Fakturor kräver också VAT_NUMBER och BANKGIRO eller IBAN på servern.',
    },
    logos: { title: 'Kundlogotyper', text: 'Publicera minst en egen.' },
    testimonials: { title: 'Kundröster', text: 'Publicera minst en egen.' },
    team: { title: 'Team', text: 'Publicera personerna bakom byrån.' },
    terms: {
      title: 'Allmänna villkor',
      text: 'Läs dem, anpassa dem och publicera er egen version.',
    },
    booking_link: { title: 'Bokningslänk', text: 'Lägg till kalendern som tar emot samtal.' },
    first_job: {
      title: 'Första jobbet',
      text: 'Publicera ett eget jobb. De tre exempeljobben ligger på webbplatsen tills du skriver om eller stänger dem.',
    },
  },
  mail: {
    send: 'Skicka ett testmejl till mig',
    sending: 'Skickar …',
    sent: 'Mejlservern tog emot mejlet. Titta i inkorgen.',
    failed: 'Mejlet skickades inte: {reason}',
    notSet: 'SMTP_URL är inte satt, så det finns ingen mejlserver att testa.',
  },
  demo: {
    open: 'Ta bort demoinnehållet …',
    title: 'Ta bort demoinnehållet?',
    text: 'Allt i listan tas bort för gott, med ansökningar, anteckningar och filer som hör till. Det ni har skapat finns kvar, liksom demoinnehåll ni har skrivit om, jobb som riktiga personer har sökt och deras kunder.',
    cancel: 'Behåll',
    submit: 'Ta bort demoinnehållet',
    done: 'Demoinnehållet är borttaget.',
    kinds: {
      article_tags: 'Ämnen i bloggen',
      articles: 'Artiklar',
      booking_links: 'Bokningslänkar',
      client_events: 'Händelser hos kunder',
      client_notes: 'Anteckningar om kunder',
      client_plan_pauses: 'Pauser i abonnemang',
      client_plans: 'Kunders abonnemang',
      client_projects: 'Uppdrag',
      clients: 'Kunder',
      customer_logos: 'Kundlogotyper',
      jobs: 'Jobb',
      outbox: 'Mejl',
      page_texts: 'Sidtexter',
      people: 'Personer, med ansökningar och filer',
      privacy_requests: 'Integritetsärenden',
      saved_views: 'Delade vyer',
      tags: 'Taggar',
      team_members: 'Team',
      testimonials: 'Kundröster',
      users: 'Kollegor',
    },
  },
};
