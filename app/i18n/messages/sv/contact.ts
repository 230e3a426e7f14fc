import type { ContactMessages } from '../en/contact.ts';

export const contact: ContactMessages = {
  title: 'En människa svarar.',
  lead: 'Inom en arbetsdag, på svenska eller engelska. Inget ärendenummer.',
  ways: {
    phone: 'Ring oss',
    phoneHours: 'Vardagar 9 till 17',
    email: 'Mejla oss',
    emailNote: 'Saga läser först',
    areas: 'Var vi arbetar',
    areaNames: 'Sverige, Norge, Danmark och Finland',
    areaNote: 'Vårt kontor: {office}',
  },
  form: {
    title: 'Skriv här',
    message: 'Vad gäller det?',
    submit: 'Skicka meddelandet',
    note: 'En kopia går till din egen inkorg.',
  },
  shortcuts: {
    title: 'Eller gå raka vägen',
    hire: { text: 'Du vill anställa', link: 'Boka ett samtal' },
    job: { text: 'Du söker jobb', link: 'Se lediga jobb' },
    question: { text: 'Du undrar över något', link: 'Korta svar' },
  },
  portrait: 'Saga Ekdal, rekryteringschef',
};
