import type { Language } from '../../../domain/language.ts';
import type { Row } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import { type Country, namesOf } from './names.ts';
import type { Profession } from './professions.ts';

export type Person = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  language: Language;
  location: string;
  profession: Profession;
  skills: string[];
  years: number;
  source: string;
  createdAt: Date;
};

type PersonMaker = (random: Random, profession: Profession, createdAt: Date) => Person;

const countries: readonly Country[] = ['SE', 'SE', 'SE', 'SE', 'SE', 'NO', 'DK', 'FI'];
const sources = ['site', 'site', 'linkedin', 'linkedin', 'google', 'referral', 'job_board'];

/** Creates people with unique names, e-mail addresses and phone numbers, until the fictional numbers run out. */
export function createPersonMaker(): PersonMaker {
  const usedEmails = new Set<string>();
  let made = 0;

  return (random, profession, createdAt) => {
    const country = random.pick(countries);
    const { firstName, lastName } = freshName(random, country, usedEmails);
    made += 1;
    return {
      id: random.uuid(),
      firstName,
      lastName,
      email: emailOf(firstName, lastName, random.chance(0.5) ? 'example.com' : 'example.org'),
      phone: fictionalPhone(made),
      language: country === 'SE' && random.chance(0.8) ? 'sv' : 'en',
      location: random.pick(namesOf[country].cities),
      profession,
      skills: random.sample(profession.skills, random.int(3, profession.skills.length)),
      years: random.int(2, 18),
      source: random.pick(sources),
      createdAt,
    };
  };
}

export function personRow(person: Person, lastActivityAt: Date): Row {
  const folded = emailOf(person.firstName, person.lastName, '').replace('@', '');
  return {
    id: person.id,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone: person.phone,
    linkedin_url: `https://www.linkedin.com/in/alpaca-demo-${folded.replace('.', '-')}`,
    language: person.language,
    location: person.location,
    headline: person.profession.title[person.language],
    source: person.source,
    last_activity_at: lastActivityAt,
    created_at: person.createdAt,
  };
}

function emailOf(firstName: string, lastName: string, domain: string): string {
  const fold = (name: string) =>
    name
      .toLowerCase()
      .replaceAll('ø', 'o')
      .replaceAll('æ', 'ae')
      .normalize('NFD')
      .replace(/[^a-z]/g, '');
  return `${fold(firstName)}.${fold(lastName)}@${domain}`;
}

function freshName(random: Random, country: Country, usedEmails: Set<string>) {
  const { first, last } = namesOf[country];
  for (;;) {
    const firstName = random.pick(first);
    const lastName = random.pick(last);
    const email = emailOf(firstName, lastName, '');
    if (usedEmails.has(email)) continue;
    usedEmails.add(email);
    return { firstName, lastName };
  }
}

/**
 * The Swedish regulator reserves numbers for films and books: 070-174 06 05 to 99 and 08-465 004 00 to 99
 * are never assigned.
 */
function fictionalPhone(count: number): string | null {
  const mobile = 5 + count - 1;
  if (mobile <= 99) return `+46701740${600 + mobile}`;
  const landline = count - 96;
  return landline <= 99 ? `+46846500${400 + landline}` : null;
}
