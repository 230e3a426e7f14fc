-- A note reads as edited after another text, not because it was shared with the client or moved with its application.
drop trigger set_updated_at on public.application_notes;
create trigger set_updated_at before update of body on public.application_notes
  for each row when (old.body is distinct from new.body) execute function private.set_updated_at();
