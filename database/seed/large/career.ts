import type { Language } from '../../../domain/language.ts';
import { professions } from '../people/professions.ts';
import { createRandom, type Random } from '../random.ts';

// Paragraphs about earlier work. With nine of them a CV has the length of a real one, about 3 KB, and words from all
// over the working life, among them names that few other people have.

const deeds = {
  en: {
    did: 'Planned Built Led Tested Documented Improved Maintained Introduced Designed Coordinated'.split(
      ' ',
    ),
    what: [
      'the warehouse system',
      'a training for new colleagues',
      'the yearly customer survey',
      'quality controls in production',
      'the budget of the department',
      'integrations with suppliers',
      'the migration to a new accounting system',
      'a recruitment campaign for nurses',
      'safety routines on the building site',
      'the editorial calendar',
      'reports for the board',
      'a mobile app for drivers',
    ],
    how: [
      'together with three suppliers',
      'within half a year and below budget',
      'for offices in four countries',
      'after interviews with forty users',
      'with responsibility for procurement',
      'in close contact with the union',
      'while the shop stayed open',
      'as the only person in the role',
    ],
    used: 'Worked with',
  },
  sv: {
    did: 'Planerade Byggde Ledde Testade Dokumenterade Förbättrade Förvaltade Införde Utformade Samordnade'.split(
      ' ',
    ),
    what: [
      'lagersystemet',
      'en utbildning för nyanställda',
      'den årliga kundundersökningen',
      'kvalitetskontroller i produktionen',
      'avdelningens budget',
      'integrationer med leverantörer',
      'bytet till ett nytt ekonomisystem',
      'en rekryteringskampanj för sjuksköterskor',
      'säkerhetsrutiner på byggarbetsplatsen',
      'den redaktionella kalendern',
      'rapporter till styrelsen',
      'en mobilapp för förare',
    ],
    how: [
      'tillsammans med tre leverantörer',
      'på ett halvår och under budget',
      'för kontor i fyra länder',
      'efter intervjuer med fyrtio användare',
      'med ansvar för upphandling',
      'i nära kontakt med facket',
      'medan butiken höll öppet',
      'som ensam i rollen',
    ],
    used: 'Arbetade med',
  },
} satisfies Record<Language, unknown>;

const syllables = 'bra dal fin gro hol jar kel lum mor nes pol ros sta tir ulv var'.split(' ');
const skills = [...new Set(professions.flatMap((profession) => profession.skills))];

const invent = (random: Random) => {
  const name = [1, 2, 3].map(() => random.pick(syllables)).join('');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};

export function writeCareers(count: number): string[] {
  const random = createRandom(2);
  return Array.from({ length: count }, (_, index) => {
    const language = index % 10 < 7 ? 'sv' : 'en';
    const { did, what, how, used } = deeds[language];
    const title = random.pick(professions).title[language];
    const sentences = [1, 2, 3].map(
      () => `${random.pick(did)} ${random.pick(what)} ${random.pick(how)}.`,
    );
    const from = random.int(1992, 2020);
    const heading = `${from}–${from + random.int(1, 6)}  ${title}, ${invent(random)} ${invent(random)}`;
    return [heading, ...sentences, `${used} ${random.sample(skills, 2).join(', ')}.`].join('\n');
  });
}
