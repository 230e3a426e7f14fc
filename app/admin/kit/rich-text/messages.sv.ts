import type { RichTextEditorMessages } from './messages.en.ts';

export const richTextEditor: RichTextEditorMessages = {
  toolbar: 'Formatering',
  toToolbar: 'Tryck Alt + F10 för att komma till formateringen.',
  tools: {
    heading: 'Rubrik',
    subheading: 'Underrubrik',
    bold: 'Fet',
    italic: 'Kursiv',
    code: 'Kod',
    bulletList: 'Punktlista',
    orderedList: 'Numrerad lista',
    quote: 'Citat',
    codeBlock: 'Kodblock',
    callout: 'Faktaruta',
    chart: 'Diagram: en rad per stapel, till exempel ”Byrå: 120”',
    link: 'Länk',
    picture: 'Bild',
    undo: 'Ångra',
    redo: 'Gör om',
  },
  picture: {
    alt: 'Beskrivning',
    altHint:
      'För den som inte kan se bilden: vad föreställer den? Lämna tomt bara för ren dekoration.',
    done: 'Klar',
    remove: 'Ta bort bilden',
    uploading: { one: 'Laddar upp en bild …', other: 'Laddar upp {count} bilder …' },
    foreign:
      'Bilder följer inte med när du klistrar in från andra ställen. Spara dem och dra in dem i texten.',
    errors: {
      type: '”{name}” är inte ett bildformat som webbläsare kan visa. Använd PNG, JPEG, WebP, AVIF eller GIF.',
      size: '”{name}” är {size} MB. En bild får vara högst {max} MB. Gör den mindre och försök igen.',
      unreadable: '”{name}” går inte att öppna. Filen kan vara skadad.',
      failed: '”{name}” kunde inte laddas upp: {error}',
    },
  },
  link: {
    address: 'Adress',
    apply: 'Lägg till länk',
    remove: 'Ta bort länken',
    cancel: 'Avbryt',
    invalid: 'Det går inte att länka dit. Prova en adress som börjar med https://.',
  },
};
