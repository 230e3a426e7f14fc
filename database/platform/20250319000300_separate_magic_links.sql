-- Anybody can request a magic link for any address. With a token of its own it does not replace the token of a
-- password reset that the owner of the address has requested.
alter type auth.one_time_token_type add value if not exists 'magic_link_token' after 'recovery_token';
