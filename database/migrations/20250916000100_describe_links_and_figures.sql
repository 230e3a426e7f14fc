-- older programs: run
-- The snapshot shows comments on tables beside their columns.

comment on table private.person_links is
  'Tokens of mailed links to own pages, as hashes. The purpose application opens one application only, because the applicant gave another address than the person has.';
comment on table public.client_figures is
  'The figures of a client by which the list of clients is sorted. Triggers compute them again for one client at a time, so that sorting reads an index.';
