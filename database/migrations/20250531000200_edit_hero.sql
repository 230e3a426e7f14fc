-- Headline and introduction of the home page, as editors write them. Until they are published, the page has the
-- texts of the program.
alter table public.page_texts drop constraint page_texts_page_check;
alter table public.page_texts add constraint page_texts_page_check check (page in ('home', 'about'));
insert into public.page_texts (page) values ('home');
