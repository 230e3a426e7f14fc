import type { ContactMessages } from './messages.en.ts';

export const contact: ContactMessages = {
  title: 'En människa svarar.',
  lead: 'Inom en arbetsdag, på svenska eller engelska. Utan ärendenummer.',
  ways: {
    phone: 'Ring oss',
    phoneHours: 'Vardagar 9–17',
    email: 'Mejla oss',
    emailNote: '{name} läser först',
    emailNoteUnnamed: 'En människa läser, ingen robot',
    areas: 'Här jobbar vi',
    areaNames: 'Sverige, Norge, Danmark och Finland',
    areaNote: 'Vårt kontor: {office}',
  },
  form: {
    title: 'Skriv till oss',
    message: 'Vad gäller det?',
    submit: 'Skicka meddelandet',
    note: 'Du får en bekräftelse via mejl direkt och svar inom en arbetsdag.',
  },
  shortcuts: {
    title: 'Eller gå direkt till',
    hire: { text: 'Du vill anställa', link: 'Boka ett samtal' },
    job: { text: 'Du söker jobb', link: 'Se lediga jobb' },
    question: { text: 'Du undrar över något', link: 'Vanliga frågor' },
  },
  portrait: '{name}, {role}',
  picture: 'En alpacka i telefon',
};
