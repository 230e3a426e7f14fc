/**
 * Returns the name that a member of staff signs with, or an empty string. An account that was never named, such as the
 * first administrator, has the first part of its e-mail address as its name, which must not be published.
 */
export function fullNameOf({ name, email }: { name: string; email: string }): string {
  const [local = ''] = email.split('@');
  return name.trim().toLowerCase() === local.toLowerCase() ? '' : name.trim();
}
