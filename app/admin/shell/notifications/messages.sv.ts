import type { AdminNotificationsMessages } from './messages.en.ts';

export const adminNotifications: AdminNotificationsMessages = {
  title: 'Notiser',
  open: 'Notiser',
  openUnread: 'Notiser, olästa: {count}',
  markAll: 'Markera alla som lästa',
  unread: 'Oläst',
  empty: 'Lugnt just nu. När någon nämner dig eller tilldelar dig en ansökan syns det här.',
  failed: 'Notiserna gick inte att hämta.',
  retry: 'Försök igen',
  somebody: 'Någon',
  contact: 'Kunden',
  kinds: {
    mention: '{actor} nämnde dig',
    client_mention: '{actor} nämnde dig i en anteckning om en kund',
    assigned: '{actor} tilldelade dig en ansökan',
    client_commented: 'Kunden skrev om {person}',
    client_asked_for_interview: 'Kunden vill träffa {person}',
    client_passed: 'Kunden tackade nej till {person}',
    pause_requested: 'En kund vill pausa abonnemanget',
    shortlist_links_ended: 'En kund behöver en ny länk till en slutkandidatlista',
    ad_approved: '{contact} godkände en annons',
    ad_changes_asked: '{contact} vill ändra i en annons',
  },
  other: 'Nytt om {person}',
  about: '{person} · {job}',
};
