-- older programs: run

-- The history of an application that was moved out of a restricted job told everybody that there is one.
create policy "restricted jobs are hidden outside of their team" on public.application_events as restrictive for select
  to authenticated, api_token using (
    kind <> 'job_moved' or not array[data ->> 'from', data ->> 'to'] && array(select hidden::text from private.hidden_jobs() as hidden)
  );
