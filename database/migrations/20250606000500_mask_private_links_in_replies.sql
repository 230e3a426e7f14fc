-- Replies quote the private link of their sender, which staff must not get.
update public.inbox set
  body_text = regexp_replace(body_text, masked.pattern, masked.replacement, 'gi'),
  quoted_text = regexp_replace(quoted_text, masked.pattern, masked.replacement, 'gi'),
  html = regexp_replace(html, masked.pattern, masked.replacement, 'gi')
from (values ('(/(?:status|me|review|unsubscribe|article|confirm)/)[\w-]{43}(?![\w-])', '\1••••')) as masked (pattern, replacement)
where concat_ws(' ', body_text, quoted_text, html) ~* masked.pattern;
