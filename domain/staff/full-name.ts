/**
 * The name that a member of staff signs with. An account that was never named has the first part of its address as its
 * name, such as that of the first administrator; it is no name to publish.
 */
export function fullNameOf({ name, email }: { name: string; email: string }): string {
  const [local = ''] = email.split('@');
  return name.trim().toLowerCase() === local.toLowerCase() ? '' : name.trim();
}
