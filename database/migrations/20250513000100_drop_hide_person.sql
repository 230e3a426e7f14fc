-- The printing thread hides names (161).
drop function private.hide_person(text, public.people, text);
drop function private.replace_in_order(text, text[], text[]);
