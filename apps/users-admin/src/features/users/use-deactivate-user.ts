import { useState } from 'react'
import { isCallError, useConfirm, useToast } from '@torneo/client'
import type { User } from '@torneo/contracts/users'
import { useDeactivateUserMutation } from './users-api'
import { usersTexts } from './users-texts'

/** Why the server refused; null when it did not answer or broke. */
function refusalOf(error: unknown): string | null {
  return isCallError(error) && error.code >= 400 && error.code < 500 ? error.sentence : null
}

/** Asks, then deactivates (spec 1 §5, R32). `busy` is the id of the user who is on the way out; `onRefused`: the list is old. */
export function useDeactivateUser(onRefused: () => void) {
  const [busy, setBusy] = useState<string | null>(null)
  const [deactivate] = useDeactivateUserMutation()
  const confirm = useConfirm()
  const toast = useToast()

  const ask = async (user: User, onSure: () => void) => {
    const sure = await confirm({
      title: usersTexts.deactivateQuestion,
      body: usersTexts.deactivateBody(user.name, user.email),
      confirmLabel: usersTexts.deactivate,
      tone: 'danger',
    })
    if (!sure) return
    onSure()
    setBusy(user.id)
    try {
      await deactivate({ params: { id: user.id } }).unwrap()
      toast.success(usersTexts.deactivated)
    } catch (error) {
      const reason = refusalOf(error)
      toast.error(reason ? `${usersTexts.deactivateFailed}. ${reason}` : usersTexts.deactivateFailed)
      if (reason) onRefused()
    } finally {
      setBusy(null)
    }
  }
  return { busy, ask }
}
