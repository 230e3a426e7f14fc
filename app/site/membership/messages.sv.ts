import type { MembershipMessages } from './messages.en.ts';

export const membership: MembershipMessages = {
  title: 'Tjugo minuter om er rekrytering.',
  picture: 'En alpacka med headset; klockan bredvid visar tjugo minuter',
  lead: 'Ingen Powerpoint, inget säljsnack. Här är hela samtalet, minut för minut, så att du vet vad du tackar ja till.',
  pick: 'Välj en tid',
  pickNote: 'Öppnar vår kalender i en ny flik.',
  waiting: 'Berätta nedan hur vi når dig, så hör vi av oss inom en arbetsdag.',
  agenda: {
    title: 'Samtalet',
    parts: [
      {
        from: 0,
        to: 5,
        title: 'Era tjänster',
        text: 'Vilka, när de behövs och vad ni redan har provat.',
      },
      {
        from: 5,
        to: 12,
        title: 'Vad vi tycker',
        text: 'Räcker lönen? Är det en tjänst eller två? Vem skulle passa? Du får ett ärligt svar.',
      },
      {
        from: 12,
        to: 17,
        title: 'Så skulle vi göra',
        text: 'Abonnemang eller uppdrag, vem som blir er rekryterare, första veckan.',
      },
      {
        from: 17,
        to: 20,
        title: 'Priset',
        text: 'Det som står på prissidan. Sedan bestämmer ni er i lugn och ro.',
      },
    ],
    minutes: 'Minut {from}–{to}',
  },
  form: {
    title: 'Ingen tid som passar?',
    titleAlone: 'Ska vi höra av oss?',
    lead: 'Lämnar du ett nummer ringer vi, annars mejlar vi. Alltid inom en arbetsdag.',
    plan: 'Vad är ni ute efter?',
    plans: {
      small: 'Small: en rekrytering åt gången',
      medium: 'Medium: två åt gången',
      large: 'Large: fem åt gången',
      project: 'En enstaka tjänst',
    },
    roles: 'Tjänster att tillsätta',
    rolesHint: 'Till exempel: två backendutvecklare och en säljchef.',
    submit: 'Kontakta mig',
    note: 'Du får en bekräftelse via mejl. Om vi ringer är det från ett svenskt nummer.',
  },
  calculation: 'Från er kalkyl: {hires} anställningar per år, {plan}.',
};
