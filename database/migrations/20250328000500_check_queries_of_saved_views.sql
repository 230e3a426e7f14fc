-- The query of a view as URLSearchParams writes it. Colleagues open shared views, so a view must hold nothing else.
update public.saved_views set query = regexp_replace(query, '[^A-Za-z0-9*._+%&=-]', '', 'g')
where query ~ '[^A-Za-z0-9*._+%&=-]';

alter table public.saved_views
  add constraint "a view holds parameters of a list" check (query ~ '^\??[A-Za-z0-9*._+%&=-]*$');
