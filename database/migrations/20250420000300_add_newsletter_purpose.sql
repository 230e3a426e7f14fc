alter type public.consent_purpose add value 'newsletter';
