-- Customers were drawn with the faces of staff.
update public.testimonials
set image = case image when 'portrait:1' then 'portrait:7' when 'portrait:2' then 'portrait:8' else 'portrait:9' end
where image in ('portrait:1', 'portrait:2', 'portrait:3');
