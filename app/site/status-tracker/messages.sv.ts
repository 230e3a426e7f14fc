import type { StatusTrackerMessages } from './messages.en.ts';

export const statusTracker: StatusTrackerMessages = {
  title: 'Du vet alltid hur det går',
  lead: 'Varje ansökan får en egen, privat sida, utan konto. Där ser du varje steg, vad som händer härnäst och allt du har skickat in.',
  picture: 'En ansökans egen sida: mottagen och läst, nu på intervju, erbjudandet återstår',
  job: 'Produktdesigner i Oslo',
  sent: 'Skickad 3 mars',
  dates: { new: '3 mars', screening: '6 mars', interview: 'nu' },
  next: 'Härnäst: intervju på torsdag kl. 10. Din rekryterare ringer dig.',
};
