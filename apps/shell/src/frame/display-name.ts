/** Returns the name, else the part of the email before the at sign, else 'Admin' (spec 1 §2). */
export function displayName(user: { readonly name: string; readonly email: string } | null): string {
  return user?.name.trim() || user?.email.split('@')[0] || 'Admin'
}
