-- A pause that was entered wrongly is removed also after it has begun (decision 190).
drop trigger protect_client_pause on public.client_plan_pauses;
drop function private.protect_client_pause();
