import type { AdminRejectReasonsMessages } from './messages.en.ts';

export const adminRejectReasons: AdminRejectReasonsMessages = {
  title: 'Anledningar till avslag',
  text: 'Den som ger ett avslag väljer en anledning. Den sökande får inte se den för sig, men den ingår i registerutdraget när beskedet har lämnats.',
  loadFailed: 'Anledningarna kunde inte hämtas.',
  notYours: {
    title: 'Ingår inte i din roll',
    text: 'Anledningarna gäller alla och ändras av administratörer.',
  },
  ownReasons: 'Egna anledningar',
  empty: 'Inga än. De inbyggda nedan går att välja.',
  builtIn: 'Inbyggda anledningar',
  builtInText: 'Går alltid att välja. Var och en av era egna räknas som en av dem.',
  countsAs: 'Räknas som ”{kind}”',
  retired: 'Används inte längre',
  order: {
    move: 'Flytta {name}. Använd piltangenterna eller dra.',
    moved: '{name} är nu nummer {position} av {count}.',
  },
  fields: {
    name: 'Namn',
    en: 'Namn på engelska',
    sv: 'Namn på svenska',
    kind: 'Räknas som',
    kindHint: 'Kan inte ändras senare, så att tidigare avslag går att jämföra.',
  },
  add: {
    button: 'Lägg till anledning',
    title: 'Lägg till en anledning',
    submit: 'Lägg till',
    done: '”{name}” är tillagd.',
  },
  edit: {
    button: 'Redigera',
    buttonOf: 'Redigera {name}',
    title: 'Redigera anledningen',
    submit: 'Spara',
    cancel: 'Avbryt',
    done: 'Anledningen är sparad.',
  },
  retire: {
    button: 'Sluta använda',
    buttonOf: 'Sluta använda {name}',
    done: '”{name}” går inte längre att välja. Tidigare avslag behåller den.',
  },
  bringBack: {
    button: 'Använd igen',
    buttonOf: 'Använd {name} igen',
    done: '”{name}” går att välja igen.',
  },
  deletion: { button: 'Ta bort', buttonOf: 'Ta bort {name}', done: '”{name}” är borttagen.' },
  errors: { '23503': 'Anledningen har använts och blir kvar hos de ansökningarna.' },
};
