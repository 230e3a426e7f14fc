import type { PrivacyPolicyMessages } from './messages.en.ts';

export const privacyPolicy: PrivacyPolicyMessages = {
  title: 'Vad vi sparar, varför och hur länge',
  lead: 'Hela policyn tar fyra minuter att läsa. Tabellen tar tio sekunder.',
  days: { one: 'en dag', other: '{count} dagar' },
  controller: '{name} (org.nr {number})',
  office: 'Vår adress är {office}.',
  version: 'Version 3, gäller från {date}',
  contents: 'På den här sidan',
  print: 'Skriv ut',
  table: {
    title: 'Hur länge',
    caption: 'Hur länge uppgifter sparas',
    what: 'Vad',
    time: 'Sparas',
    afterwards: 'Sedan',
    rows: [
      {
        what: 'Ansökan, cv och svar',
        time: '{application} efter senaste aktivitet',
        afterwards: 'Raderas',
      },
      {
        what: 'Profil i kandidatbanken',
        time: '{candidateBank} i taget',
        afterwards: 'Vi frågar. Utan svar raderas den',
      },
      {
        what: 'Profil i frilansnätverket',
        time: '{freelanceNetwork} i taget',
        afterwards: 'Vi frågar. Utan svar raderas den',
      },
      {
        what: 'Meddelande, väntelista, kalkyl',
        time: '{waitingList} efter senaste kontakten',
        afterwards: 'Raderas',
      },
      {
        what: 'Kontakter hos våra kunder',
        time: 'Så länge ni är kunder, sedan {application}',
        afterwards: 'Raderas',
      },
      { what: 'Nyhetsbrev', time: 'Tills du avslutar det', afterwards: 'Raderas inom en månad' },
      { what: 'Fakturor', time: '7 år, enligt lag', afterwards: 'Raderas' },
    ],
  },
  sections: [
    {
      id: 'who',
      title: 'Vem som är ansvarig',
      paragraphs: [
        '{controller} bestämmer varför och hur dina uppgifter används och är personuppgiftsansvarig enligt dataskyddsförordningen. Du når oss på {email} eller {phone}. En människa läser det du skriver, oftast samma dag.',
      ],
    },
    {
      id: 'what',
      title: 'Vad vi sparar och varför',
      paragraphs: ['Bara det du själv lämnar, och det vi antecknar medan vi arbetar med det.'],
      list: [
        'Sökande: namn, e-\u2060post, telefon om du anger det, cv, svar på jobbets frågor och våra anteckningar från intervjuer. Så att vi och företaget som anställer kan bedöma dig.',
        'Kandidater i banken: namn, kontaktuppgifter, vad du vill, din kompetens och ditt cv. Så att vi kan höra av oss när ett jobb passar.',
        'Frilansare: detsamma, samt ditt arvode, din kalender och dina arbetsprover. Så att vi kan erbjuda uppdrag.',
        'Företag: namn, kontaktuppgifter och det ni berättar om er rekrytering; för kunder även våra mejl med era kontakter och fakturorna. Så att vi kan höra av oss, göra jobbet och få betalt för det.',
        'Den som läser nyhetsbrevet: e-\u2060post och språk. Så att vi kan skicka nya artiklar.',
        'Den som skriver till oss: namn, e-\u2060post och meddelandet. Så att vi kan svara.',
      ],
    },
    {
      id: 'never',
      title: 'Det vi aldrig frågar om',
      paragraphs: [
        'Ditt personnummer, din tidigare lön, din hälsa, din tro, din familj. Står något sådant i ett cv använder vi det inte, och du får gärna skicka ett nytt.',
      ],
    },
    {
      id: 'ground',
      title: 'Rättslig grund',
      paragraphs: [
        'Ditt samtycke, för ansökningar, kandidatbanken, frilansnätverket och formulären. Vi antecknar vilken text du godkände, när och på vilket språk, och du kan ta tillbaka det när som helst. För företag som är kunder är grunden avtalet mellan oss, och för bokföringen lagen.',
      ],
    },
    {
      id: 'who-sees',
      title: 'Vem som ser uppgifterna',
      paragraphs: [
        'Våra rekryterare. Företaget som anställer ser de personer vi presenterar för dess jobb, via en privat länk som kan återkallas och som registrerar vad som öppnats, eller i ett dokument med eller utan ditt namn. Från kandidatbanken och frilansnätverket lämnar inget oss innan du har sagt ja till just det jobbet.',
        'Vi säljer inget och delar inget för reklam. Filer och uppgifter ligger på servrar inom EU.',
      ],
    },
    {
      id: 'decisions',
      title: 'Vem som bestämmer',
      paragraphs: [
        'Människor. Inget system rangordnar, poängsätter eller avvisar dig på egen hand. Får du nej kan du fråga vilka meriter som avgjorde, och vi svarar.',
      ],
    },
    {
      id: 'visits',
      title: 'Besök på webbplatsen',
      paragraphs: [
        'Vi räknar besök på vår egen server: vilken sida, vilket språk och från vilken webbplats du kom. Det görs utan cookies, inget sparas i din webbläsare och inget går att spåra till dig. En cookie minns vilket språk du valde. Loggar du in används en till, som känner igen din webbläsare så att ingen som gissar lösenord kan låsa ute dig.',
      ],
    },
    {
      id: 'rights',
      title: 'Dina rättigheter och hur du använder dem',
      paragraphs: [
        'Har du sökt ett jobb, eller gått med i kandidatbanken eller frilansnätverket, finns det en privat länk i mejlet som bekräftade det. Med den gör du allt själv, utan konto och utan att fråga någon.',
        'Har du skrivit till oss, ställt dig på väntelistan eller fått en kalkyl skickad, skriv till {email} från adressen du använde, så gör en människa det åt dig. I båda fallen kan du:',
      ],
      list: [
        'se allt vi har sparat om dig, ord för ord',
        'ta med dig en kopia',
        'rätta det som är fel',
        'dra tillbaka en ansökan eller ditt samtycke',
        'radera alltihop',
      ],
      link: { to: '/me', label: 'Har du tappat bort din privata länk? Få en ny' },
    },
    {
      id: 'erasure',
      title: 'Så går raderingen till',
      paragraphs: [
        'Det du raderar med din privata länk raderas direkt och för gott. Det vi raderar, för att tiden är ute eller för att du har bett oss, döljs direkt för oss och raderas för gott efter högst {quarantine}. De dagarna finns ifall något har blivit fel. Kvar blir inget som kan kopplas till dig: siffror, till exempel hur många som sökte ett jobb och hur långt de kom, och en rad i en logg om att något raderats och när, utan ditt namn.',
      ],
    },
    {
      id: 'complaints',
      title: 'Om du inte är nöjd',
      paragraphs: [
        'Säg det till oss först, vi vill gärna rätta till det. Du kan också vända dig till Integritetsskyddsmyndigheten, eller till myndigheten i det land där du bor.',
      ],
    },
  ],
};
