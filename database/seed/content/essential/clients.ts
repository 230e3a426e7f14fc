import type { ClientSeed } from '../rows.ts';

/** The clients of the three jobs that are always there. */
export const clients: ClientSeed[] = [
  {
    name: 'Hygglo',
    logo_path: 'hygglo',
    location: 'Stockholm',
    about: {
      en: 'Hygglo lets neighbours rent things from each other: the drill you need twice a year, the roof box for one weekend. Twenty-six people at Hornstull in Stockholm run the marketplace, payments and insurance behind it.',
      sv: 'Hos Hygglo hyr grannar saker av varandra: borrmaskinen du behöver två gånger om året, takboxen för en enda helg. Tjugosex personer vid Hornstull i Stockholm sköter marknadsplatsen, betalningarna och försäkringen bakom.',
    },
  },
  {
    name: 'ilog',
    logo_path: 'ilog',
    location: 'Göteborg',
    about: {
      en: 'ilog makes planning software for haulage firms with five to fifty lorries. Some 340 firms plan their day in it, most of them before six in the morning. Eighteen people work from an office by the river in Gothenburg.',
      sv: 'ilog gör planeringsverktyg för åkerier med fem till femtio lastbilar. Runt 340 åkerier lägger sin dag i det, de flesta före klockan sex på morgonen. Arton personer arbetar från kontoret vid älven i Göteborg.',
    },
  },
  {
    name: 'GoFido',
    logo_path: 'gofido',
    location: 'Malmö',
    about: {
      en: 'GoFido gives pet owners a vet on video within ten minutes, and insurance that pays the clinic directly. Founded in Malmö, used by 90,000 households in Sweden and Denmark, and staffed by forty people and eleven dogs.',
      sv: 'GoFido ger djurägare en veterinär inom tio minuter, på video, och en försäkring som betalar kliniken direkt. Bolaget grundades i Malmö, används av 90 000 hushåll i Sverige och Danmark och består av fyrtio personer och elva hundar.',
    },
  },
];
