-- Anybody can sign up with, or request a magic link for, the address of a contact. With a token of its own neither
-- replaces the code that the contact is about to enter in the client portal.
alter type auth.one_time_token_type add value if not exists 'portal_token' after 'magic_link_token';
