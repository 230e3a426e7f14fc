import type { BackendErrorsMessages } from './error-messages.en.ts';

export const backendErrors: BackendErrorsMessages = {
  invalid_credentials: 'Fel e-postadress eller lösenord.',
  email_not_confirmed: 'E-postadressen är inte bekräftad än. Följ länken i mejlet vi skickade.',
  user_banned: 'Kontot är inaktiverat.',
  over_request_rate_limit: 'För många försök. Vänta en stund och försök igen.',
  over_email_send_rate_limit: 'Vi har nyss skickat ett mejl. Vänta en minut och försök igen.',
  weak_password:
    'Lösenordet är för kort, för enkelt eller för vanligt. Siffror och tecken runt ett vanligt ord räcker inte. Välj ett annat.',
  same_password: 'Det nya lösenordet är samma som det gamla. Välj ett annat.',
  current_password_required: 'Skriv också ditt nuvarande lösenord.',
  current_password_invalid: 'Det nuvarande lösenordet stämmer inte.',
  reauthentication_needed: 'Skriv koden som vi nyss mejlade.',
  reauthentication_not_valid: 'Koden stämmer inte eller har gått ut.',
  email_exists: 'Adressen används redan av ett annat konto.',
  user_already_exists: 'Det finns redan ett konto med den adressen.',
  email_address_invalid: 'Det där ser inte ut som en e-postadress.',
  signup_disabled: 'Nya konton kan inte skapas just nu. Be en administratör om en inbjudan.',
  email_provider_disabled: 'Inloggning med lösenord är avstängd.',
  mfa_verification_failed: 'Koden stämmer inte. Prova den som visas nu.',
  mfa_phone_verify_not_enabled: 'Sms är avstängda här. Använd en återställningskod.',
  sms_send_failed: 'Sms:et kunde inte skickas. Försök igen eller välj ett annat sätt.',
  over_sms_send_rate_limit: 'Ett sms skickades nyss. Vänta en stund innan nästa.',
  mfa_challenge_expired: 'Det tog för lång tid. Försök igen med en ny kod.',
  mfa_ip_address_mismatch: 'Försök igen med en ny kod.',
  insufficient_aal: 'Bekräfta först med tvåstegsverifiering.',
  otp_expired: 'Länken har redan använts eller har gått ut.',
  session_not_found: 'Du är utloggad. Logga in igen.',
  PGRST303: 'Du är utloggad. Logga in igen.',
  too_many_requests: 'För många försök. Vänta en stund och försök igen.',
  failed: 'Något gick fel hos oss. Försök igen om en stund.',
  'Something went wrong on our side.': 'Något gick fel hos oss. Försök igen om en stund.',
  not_allowed: 'Du har inte behörighet, eller så har någon tagit bort det under tiden.',
  proof_required:
    'Det här ger andra behörighet, och det var ett tag sedan du loggade in. Logga ut och in igen och försök sedan igen.',
  '42501': 'Du har inte behörighet, eller så har någon tagit bort det under tiden.',
  not_found: 'Någon har tagit bort det under tiden.',
  invalid: 'Något stämmer inte. Kontrollera det du har fyllt i.',
  conflict: 'En kollega har ändrat det här under tiden. Kontrollera det och försök igen.',
  mail_sent: 'Mejlet har redan skickats.',
  mail_unfit: 'Mejlet stämmer inte med det nuvarande steget.',
  billing_incomplete: 'Fyll i kundens fakturaadress innan du skickar fakturan.',
  seller_incomplete:
    'Era egna företagsuppgifter är inte kompletta, så fakturan kan inte få sitt nummer. Fakturan visar vad som saknas.',
  billing_email_missing:
    'Lägg till en e-postadress för fakturor hos kunden, eller godkänn huvudkontaktens adress, innan du mejlar fakturan.',
  rate_missing: 'Fyll i växelkursen innan du skickar fakturan: momsen måste anges även i kronor.',
  email_guarded:
    'Adressen kan bara ändras av en administratör eller av någon som ser alla personens ansökningar.',
  colleague_not_on_team: 'Bara teamet ser det här jobbet. Lägg till kollegan i teamet först.',
  'the colleague does not see this job':
    'Bara teamet ser det här jobbet. Lägg till kollegan i teamet först.',
  mail_is_notice:
    'Mejl som informerar mottagaren om en ändring kan inte avbrytas eller skjutas upp.',
  mail_state: 'Mejlet har skickats eller avbrutits under tiden.',
  mail_reason_ended: 'Det som står i mejlet gäller inte längre, så det går inte att skicka igen.',
  'a review link is valid for at most 180 days':
    'En slutkandidatlista kan vara öppen i högst 180 dagar. Du kan förlänga den senare.',
  'a link leads to an address that is not allowed':
    'En av länkarna leder inte till en webbsida, en e-postadress eller ett telefonnummer.',
  'the plan of this client is in full use':
    'Kundens abonnemang rymmer inte en rekrytering till. Öppna jobbet för sig och välj vad du vill göra.',
  'a job with shortlists keeps its client':
    'Kunden har fått slutkandidater för det här jobbet, så det stannar hos kunden. Skapa ett nytt jobb för den andra kunden och flytta kandidaterna dit.',
  'the picture is on another site':
    'Bilden ligger på en annan webbplats. Ladda upp den här i stället.',
  'a picture in a text is not from this site':
    'En av bilderna ligger på en annan webbplats. Ladda upp den här i stället.',
  PGRST116: 'Det finns inte längre.',
  offline: 'Servern går inte att nå. Kontrollera uppkopplingen och försök igen.',
};
