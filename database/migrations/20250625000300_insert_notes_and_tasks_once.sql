-- The browser gives a note or a task its id, so that one whose response was lost is not stored twice when it is saved again.
grant insert (id) on public.application_notes, public.client_notes, public.tasks to authenticated;
