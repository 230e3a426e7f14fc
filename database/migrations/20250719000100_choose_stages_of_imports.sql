-- A file names the stages of its applications in the words of another system (decision 315). What they were taken for is
-- counted by the check, and a colleague can choose otherwise.
alter table public.imports
  -- By the folded name: one of the six stages, or the id of a step. A new file begins with the choices of the last one.
  add column stage_choices jsonb not null default '{}' check (
    jsonb_typeof(stage_choices) = 'object' and pg_column_size(stage_choices) < 20000
  ),
  -- By the folded name: the name, the number of rows and the stage that it was taken for.
  add column named_stages jsonb not null default '{}' check (
    jsonb_typeof(named_stages) = 'object' and pg_column_size(named_stages) < 40000
  );
