import type { AboutTextsSeed } from '../website-rows.ts';

export const aboutTexts: AboutTextsSeed = {
  page: 'about',
  title: {
    en: 'Five people, one alpaca, no success fees.',
    sv: 'Fem personer, en alpacka, inga provisioner.',
  },
  lead: {
    en: 'We recruit for Nordic companies as if we worked there. We nearly do: we’re in their channels, we know their bad habits, and we’re paid the same whoever they hire.',
    sv: 'Vi rekryterar åt företag i Norden som om vi jobbade där. Det gör vi nästan också: vi sitter i deras kanaler, känner till deras egenheter och får lika mycket betalt vem de än anställer.',
  },
  story_title: {
    en: 'How it started',
    sv: 'Så började det',
  },
  story: {
    en: 'Saga had spent nine years at a success-fee agency. One Friday in 2021 she had two candidates for the same job: one who was right for it, and one who wanted 12,000 a month more. The bonus favoured the second. She called the first, and handed in her notice on Monday.\n\nThe idea fitted on a napkin. If a client pays the same every month, a recruiter has no reason to oversell anyone, to rush anyone or to sit on a good name until the fee is agreed. All that’s left is finding the right person.\n\nMio joined that same spring, then Freja, Elias and Tuva. We’ve stayed small on purpose: nobody has more than four clients at a time.',
    sv: 'Saga hade jobbat nio år på en rekryteringsbyrå som levde på provision. En fredag 2021 hade hon två kandidater till samma jobb: en som var rätt, och en som ville ha 12 000 mer i månaden. Bonusen talade för den andra. Hon ringde den första och sa upp sig på måndagen.\n\nIdén fick plats på en servett. Om kunden betalar lika mycket varje månad har rekryteraren ingen anledning att pressa någon, stressa någon eller hålla inne ett bra namn tills arvodet är klart. Då återstår bara att hitta rätt person.\n\nMio hängde på samma vår, sedan Freja, Elias och Tuva. Vi är få med flit: ingen har fler än fyra kunder samtidigt.',
  },
};
