import { maxPauseDaysPerYear } from '../../../../domain/clients/client-plan.ts';
import type { FormsMessages } from '../messages.en.ts';

export const formErrors: FormsMessages['formErrors'] = {
  invalid: 'Något saknas eller stämmer inte. Fälten är markerade nedan.',
  looks_automated:
    'Det såg ut som om ett program hade fyllt i formuläret. Rensa det och försök igen.',
  too_fast: 'Det gick väldigt fort. Vänta ett ögonblick och skicka igen.',
  too_many_requests:
    'Det har kommit många formulär från ditt nätverk. Vänta en minut och försök igen.',
  files_limited:
    'Det har kommit många filer från ditt nätverk. Försök igen om en timme, eller lägg till din LinkedIn-profil i stället för en fil.',
  too_many_comments: 'Det får inte plats fler kommentarer här. Mejla oss i stället.',
  person_rejected: 'Personen är inte längre med i processen. Ditt svar sparades inte.',
  busy: 'Vi kan inte ta emot det här just nu. Det du skrev finns kvar; försök igen om några minuter.',
  upload_timeout:
    'Uppladdningen tog för lång tid. Det du skrev finns kvar; försök igen med en snabbare uppkoppling eller en mindre fil.',
  job_closed: 'Jobbet stängdes medan du skrev. Se om något annat passar.',
  job_not_found: 'Jobbet finns inte längre.',
  consent_outdated:
    'Samtyckestexten har ändrats. Ladda om sidan, läs den och godkänn en gång till.',
  key_reused: 'Formuläret är redan skickat. Ladda om sidan för att skicka ett nytt.',
  link_invalid: 'Länken är inte giltig. Öppna hela länken i vårt senaste mejl.',
  link_expired: 'Länken gäller inte längre. Öppna länken i vårt senaste mejl.',
  not_allowed: 'Du har inte behörighet att göra det.',
  proof_required:
    'Det var ett tag sedan du loggade in. Logga in igen och försök sedan en gång till.',
  not_found: 'Vi hittar inte det här. Det kan ha tagits bort.',
  legal_hold: 'Det går inte att radera just nu. Skriv till oss så förklarar vi varför.',
  conflict: 'Det går inte längre. Ladda om sidan och se vad som har ändrats.',
  mail_sent: 'Mejlet om det har redan skickats.',
  mail_unfit: 'Mejlet stämmer inte för den här ansökan.',
  billing_incomplete: 'Fakturaadressen är inte komplett.',
  seller_incomplete: 'Säljarens uppgifter är inte kompletta.',
  billing_email_missing: 'Det finns ingen e-postadress för fakturor.',
  account_in_use: 'Kontot används fortfarande.',
  time_taken: 'Någon hann precis boka tiden. Välj en annan.',
  colleague_not_on_team: 'Bara teamet ser det här jobbet. Lägg till kollegan i teamet först.',
  candidate_busy: 'Du har en annan intervju då. Välj en annan tid.',
  application_decided:
    'Ansökan är avgjord och kan inte dras tillbaka här. Skriv till oss i stället.',
  interview_moved: 'Intervjun har flyttats. Kontrollera den nya tiden innan du avbokar.',
  rate_missing: 'Växelkursen saknas.',
  pause_too_long: `Ett abonnemang kan pausas upp till tre månader (${maxPauseDaysPerYear} dagar) per kalenderår.`,
  no_plan_to_pause: 'Det finns inget abonnemang att pausa den första dagen.',
  pause_in_past: 'Välj en första dag som inte har passerat.',
  pause_overlaps: 'Abonnemanget är redan pausat under några av dagarna.',
  pause_pending: 'En annan förfrågan om paus väntar på svar.',
  too_large: 'Det var för mycket att skicka på en gång. Välj en mindre fil.',
  unreadable: 'Vi kunde inte läsa det som skickades. Ladda om sidan och försök igen.',
  failed: 'Något gick fel hos oss. Det du skrev finns kvar. Försök igen om en minut.',
};
