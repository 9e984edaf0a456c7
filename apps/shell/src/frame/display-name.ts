/** Spec 1 §2: the name; without one the part of the email before the at sign; else 'Admin'. */
export function displayName(user: { readonly name: string; readonly email: string } | null): string {
  return user?.name.trim() || user?.email.split('@')[0] || 'Admin'
}
