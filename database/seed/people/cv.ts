import type { Language } from '../../../domain/language.ts';
import type { Random } from '../random.ts';
import type { Person } from './person.ts';

const employers = [
  'Fjällrad',
  'Havsbris Studio',
  'Kvarnby Digital',
  'Lodsund',
  'Tallmo',
  'Vinterbro',
  'Granvik Labs',
  'Sältorp',
  'Rimfrost Media',
  'Björkflod',
  'Nattsjö',
  'Skärvang',
] as const;

const words = {
  en: {
    profile: 'Profile',
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    today: 'today',
    years: (years: number) => `${years} years of experience`,
    personal: [
      'I like clear goals, short meetings and colleagues who ask questions.',
      'At my best close to the customer and with room to finish what I start.',
      'Calm under pressure and glad to share what I know.',
      'Curious, thorough, and quick to say when something does not work.',
    ],
    degrees: ['Bachelor’s degree', 'Master’s degree', 'Vocational degree, two years'],
    spoken: 'English, fluent. A Nordic language, native.',
  },
  sv: {
    profile: 'Profil',
    experience: 'Erfarenhet',
    education: 'Utbildning',
    skills: 'Kompetenser',
    languages: 'Språk',
    today: 'i dag',
    years: (years: number) => `${years} års erfarenhet`,
    personal: [
      'Jag gillar tydliga mål, korta möten och kollegor som ställer frågor.',
      'Gör mig bäst nära kunden och med utrymme att avsluta det jag påbörjar.',
      'Lugn när det blåser och delar gärna med mig av det jag kan.',
      'Nyfiken, noggrann och snabb att säga till när något inte fungerar.',
    ],
    degrees: ['Kandidatexamen', 'Masterexamen', 'Yrkeshögskola, två år'],
    spoken: 'Svenska, modersmål. Engelska, flytande.',
  },
} satisfies Record<Language, unknown>;

/** The text of a CV as extracted from the file. */
export function writeCv(person: Person, random: Random, now: Date): string {
  const text = words[person.language];
  const { profession, years } = person;
  const thisYear = now.getUTCFullYear();
  const [current, former] = random.sample(employers, 2);
  const changed = thisYear - Math.max(1, Math.floor(years / 2));
  const [recentDeed, earlierDeed] = random.sample(profession.deeds, 2);
  const title = profession.title[person.language];

  return [
    `${person.firstName} ${person.lastName}`,
    `${title}, ${person.location}`,
    `${person.email}  ${person.phone ?? ''}`.trim(),
    '',
    text.profile,
    `${title}. ${text.years(years)}.`,
    random.pick(text.personal),
    '',
    text.experience,
    `${changed}–${text.today}  ${title}, ${current}`,
    recentDeed?.[person.language] ?? '',
    `${thisYear - years}–${changed}  ${title}, ${former}`,
    earlierDeed?.[person.language] ?? '',
    '',
    text.education,
    `${random.pick(text.degrees)}, ${thisYear - years}`,
    '',
    text.skills,
    person.skills.join(', '),
    '',
    text.languages,
    text.spoken,
  ].join('\n');
}
