import type { AdminTagsMessages } from './messages.en.ts';

export const adminTags: AdminTagsMessages = {
  title: 'Taggar',
  text: 'Med taggar sorterar ni personer så som ni arbetar. Ett nytt namn eller en ny färg syns överallt direkt; filter och sparade vyer fungerar som förut.',
  loadFailed: 'Taggarna kunde inte hämtas.',
  empty: 'Inga taggar än. Lägg till en här, eller skriv en på personens sida.',
  columns: { name: 'Tagg', people: 'Personer', actions: 'Åtgärder' },
  peopleOf: '{count} med taggen {name}',
  fields: { name: 'Namn', colour: 'Färg' },
  colours: {
    sand: 'Sand',
    mint: 'Mint',
    spruce: 'Gran',
    peach: 'Persika',
    lingon: 'Lingon',
    amber: 'Bärnsten',
  },
  add: {
    button: 'Lägg till tagg',
    title: 'Lägg till en tagg',
    submit: 'Lägg till',
    done: 'Taggen {name} är tillagd.',
  },
  edit: {
    button: 'Redigera',
    buttonOf: 'Redigera {name}',
    title: 'Redigera taggen',
    submit: 'Spara',
    cancel: 'Avbryt',
    done: 'Taggen är sparad.',
  },
  merge: {
    button: 'Slå ihop',
    buttonOf: 'Slå ihop {name} med en annan tagg',
    title: 'Slå ihop {name} med en annan tagg',
    into: 'Tagg som blir kvar',
    choose: 'Välj en tagg',
    text: {
      one: 'En person får taggen som blir kvar i stället. Det går inte att ångra.',
      other: '{count} personer får taggen som blir kvar i stället. Det går inte att ångra.',
    },
    submit: 'Slå ihop',
    cancel: 'Avbryt',
    done: '{name} är nu {target}.',
  },
  deletion: {
    button: 'Ta bort',
    buttonOf: 'Ta bort {name}',
    title: 'Ta bort {name}?',
    text: {
      one: 'En person förlorar taggen. Det går inte att ångra.',
      other: '{count} personer förlorar taggen. Det går inte att ångra.',
    },
    unused: 'Ingen har taggen.',
    submit: 'Ta bort',
    cancel: 'Behåll den',
    done: '{name} är borttagen.',
  },
  errors: {
    '23505': 'Det finns redan en tagg med det namnet. Slå ihop dem i stället.',
    not_found: 'En kollega har redan tagit bort en av taggarna.',
  },
};
