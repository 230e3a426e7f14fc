import type { ClientSeed } from '../rows.ts';

export const clients: ClientSeed[] = [
  {
    name: 'Nordlys',
    logo_path: 'nordlys',
    location: 'Oslo',
    about: {
      en: 'Nordlys forecasts how much electricity a building will need tomorrow, hour by hour, and shifts what it can to the cheaper hours. 1,900 buildings in Norway and Finland run on it. Fifty-two people in Oslo and Helsinki.',
      sv: 'Nordlys räknar ut hur mycket el en fastighet behöver i morgon, timme för timme, och flyttar det som går att flytta till de billiga timmarna. 1 900 fastigheter i Norge och Finland styrs så. Femtiotvå personer i Oslo och Helsingfors.',
    },
  },
  {
    name: 'Kvist',
    logo_path: 'kvist',
    location: 'Malmö',
    about: {
      en: 'Kvist helps architects design wooden houses: draw the building and see the timber, cost and carbon instantly. Thirty-one people in Malmö, half of them with sawdust on their CVs.',
      sv: 'Kvist hjälper arkitekter att rita hus i trä: rita huset och se virket, kostnaden och klimatavtrycket direkt. Trettioen personer i Malmö, hälften av dem med sågspån i meritlistan.',
    },
  },
  {
    name: 'Fjällmark',
    logo_path: 'fjallmark',
    location: 'Östersund',
    about: {
      en: 'Fjällmark makes outdoor clothes with a ten-year repair guarantee, and repairs them in its own workshop in Östersund. Sold online in nine countries and in two shops. Sixty-four people.',
      sv: 'Fjällmark gör friluftskläder med tio års reparationsgaranti och lagar dem i den egna ateljén i Östersund. De säljs på nätet i nio länder och i två butiker. Sextiofyra medarbetare.',
    },
  },
  {
    name: 'Tonsatt',
    logo_path: 'tonsatt',
    location: 'Stockholm',
    about: {
      en: 'Tonsatt licenses music to film makers and podcasters, and pays the composers the same day. Four hundred composers, 22,000 pieces, and a team of nineteen in a former button factory in Stockholm.',
      sv: 'Tonsatt licensierar musik till filmare och poddmakare och betalar kompositörerna samma dag. Fyrahundra kompositörer, 22 000 stycken musik och ett team på nitton i en före detta knappfabrik i Stockholm.',
    },
  },
  {
    name: 'Birka Labs',
    logo_path: 'birka-labs',
    location: 'Uppsala',
    about: {
      en: 'Birka Labs keeps track of samples in hospital laboratories, from needle to result. Twenty-three laboratories in the Nordics trust it with 60,000 tubes a day. Thirty-eight people in Uppsala and at home.',
      sv: 'Birka Labs håller reda på proverna i sjukhuslaboratorier, från nål till svar. Tjugotre laboratorier i Norden anförtror systemet 60 000 rör om dagen. Trettioåtta personer i Uppsala och på hemmaplan.',
    },
  },
  {
    name: 'Havre',
    logo_path: 'havre',
    location: 'Köpenhamn',
    about: {
      en: 'Havre makes breakfast from Nordic oats and delivers it to offices every morning by cargo bike. 700 workplaces in Copenhagen, Malmö and Aarhus. Forty-five people, most of them awake early.',
      sv: 'Havre gör frukost på nordisk havre och cyklar ut den till kontor varje morgon. 700 arbetsplatser i Köpenhamn, Malmö och Århus. Fyrtiofem personer, de flesta morgonpigga.',
    },
  },
];
