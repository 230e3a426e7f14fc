-- Rows without a language of their own get that of the import. It was the language of the colleague who imports, so
-- that thousands of Swedes were told in English that the agency has their data.
alter table public.imports add column language public.language;
