-- The notes of two merged records are kept in full: forms accept one note's length, the database that of four.
alter table public.freelancer_notes
  drop constraint freelancer_notes_body_check,
  add constraint freelancer_notes_body_check check (length(btrim(body)) between 1 and 20000);
alter table public.client_contacts
  drop constraint client_contacts_note_check,
  add constraint client_contacts_note_check check (length(note) <= 8000);
