import type { ProfileCalendarMessages } from './messages.en.ts';

export const profileCalendar: ProfileCalendarMessages = {
  title: 'Intervjukalender',
  text: 'Kandidater kan boka dig under de här tiderna, om du inte har en annan intervju eller är upptagen i din egen kalender.',
  zone: 'Din tidszon',
  hours: 'Arbetstider',
  dayFrom: '{day}, från',
  dayTo: '{day}, till',
  url: 'Din kalenders hemliga adress (iCal)',
  urlHint:
    'Valfritt. Google: ”Hemlig adress i iCal-format”. Outlook: publicera kalendern och kopiera ICS-länken. Apple: dela kalendern offentligt. Vi läser den var 15:e minut, sparar bara när du är upptagen och visar den för ingen.',
  urlInvalid: 'Klistra in en adress som börjar med https:// eller webcal://.',
  urlErrors: {
    unreachable: 'Adressen gick inte att nå. Kontrollera den eller försök igen senare.',
    not_public: 'Adressen finns inte på det öppna internet, så vi öppnar den inte.',
    not_found:
      'Det finns ingen kalender på adressen. Kopiera den igen från kalenderns inställningar.',
    too_large: 'Kalendern är större än 5 MB, så vi kan inte läsa den.',
    too_slow: 'Adressen svarade inte i tid. Vi försöker igen om en stund.',
    not_a_calendar:
      'Adressen leder till något som inte är en kalender. Kopiera iCal-adressen i stället.',
  },
  reading: 'Läser din kalender …',
  readAt: 'Läst {time}.',
  saved: 'Sparat.',
  failed: 'Det gick inte att spara: {error}',
  feed: {
    title: 'Dina intervjuer i din kalender',
    text: 'Prenumerera på adressen i Google, Outlook eller Apple. Alla som har den kan se dina intervjuer, så dela den inte.',
    url: 'Adress',
    once: 'Kopiera den nu: vi visar den bara en gång.',
    copy: 'Kopiera',
    copied: 'Kopierad',
    existsSince: 'Det finns en adress sedan {date}.',
    create: 'Skapa en adress',
    replace: 'Byt adress',
    revoke: 'Stäng av',
    failed: 'Det gick inte att ändra adressen: {error}',
  },
};
