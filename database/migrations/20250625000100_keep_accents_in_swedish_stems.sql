-- Without its accents, “lärare” has the stem of “Lars”: a search for teachers found everybody of that name.
alter text search configuration private.swedish
  alter mapping for asciiword, word, hword, hword_part, hword_asciipart, asciihword with swedish_stem;

-- A task collects the words of these people again.
update private.person_words set is_stale = true where not is_stale;
