import { useSignedInUser } from '@torneo/client'
import { PasswordField } from '@torneo/ui/fields/PasswordField'
import type { ComponentProps } from 'react'

/** Password field for the signed-in user, with the email for password managers. */
export function OwnPasswordField({ field }: { field: ComponentProps<typeof PasswordField> }) {
  const { email } = useSignedInUser()
  return (
    <>
      <input hidden type="email" autoComplete="username" readOnly value={email} />
      <PasswordField {...field} autoComplete="current-password" />
    </>
  )
}
