-- A choice is answered by the key of an option. Its text is kept beside the answer like the prompt: the question may
-- be reworded or removed later.
alter table public.application_answers
  add column options jsonb not null default '[]' check (private.options_fit(options));

create function private.keep_options() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.options = '[]' and new.question_id is not null then
    new.options := coalesce((select options from public.job_questions where id = new.question_id), '[]');
  end if;
  return new;
end $$;
revoke all on function private.keep_options() from public;
create trigger keep_options before insert on public.application_answers
  for each row execute function private.keep_options();

alter table public.application_answers disable trigger audit;
update public.application_answers as answer set options = question.options
from public.job_questions as question where question.id = answer.question_id and question.options <> '[]';
alter table public.application_answers enable trigger audit;
