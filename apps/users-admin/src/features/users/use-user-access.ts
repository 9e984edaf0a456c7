import { isCallError, sentenceOf, useConfirm, useToast } from '@torneo/client'
import type { User } from '@torneo/contracts/people/users'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { useState } from 'react'
import { useActivateUserMutation, useDeactivateUserMutation, useRemoveSecondFactorMutation } from './users-api'
import { usersTexts } from './users-texts'

/** Reason of a rejection; null when the server did not respond or failed. */
function rejectionReason(error: unknown): string | null {
  return isCallError(error) && error.code >= 400 && error.code < 500 ? sentenceOf(error, '') : null
}

/**
 * Deactivates users after a question (spec 1 §5, R32), reactivates them, and removes a lost second factor. `busy` is
 * the id of the affected user; `onRejected` is called when the list is stale. All actions call `onConfirm` before sending a
 * request.
 */
export function useUserAccess(onRejected: () => void) {
  const [busy, setBusy] = useState<string | null>(null)
  const [sendDeactivate] = useDeactivateUserMutation()
  const [sendActivate] = useActivateUserMutation()
  const [sendRemoval] = useRemoveSecondFactorMutation()
  const confirm = useConfirm()
  const toast = useToast()

  const execute = async (user: User, sent: Promise<unknown>, done: string, failed: string) => {
    setBusy(user.id)
    try {
      await sent
      toast.success(done)
    } catch (error) {
      const reason = rejectionReason(error)
      toast.error(joinSentences(failed, reason))
      if (reason) onRejected()
    } finally {
      setBusy(null)
    }
  }

  const deactivate = async (user: User, onConfirm: () => void) => {
    const isConfirmed = await confirm({
      title: usersTexts.deactivateQuestion,
      body: usersTexts.deactivateBody(user.name, user.email),
      confirmLabel: usersTexts.deactivate,
      tone: 'danger',
    })
    if (!isConfirmed) return
    onConfirm()
    await execute(
      user,
      sendDeactivate({ params: { id: user.id } }).unwrap(),
      usersTexts.deactivated,
      usersTexts.deactivateFailed,
    )
  }
  const reactivate = async (user: User, onConfirm: () => void) => {
    onConfirm()
    // A captain's promotion was released on deactivation and may have another captain by now (R32).
    const done = user.role === 'team_captain' ? usersTexts.reactivatedCaptain : usersTexts.reactivated
    await execute(user, sendActivate({ params: { id: user.id } }).unwrap(), done, usersTexts.reactivateFailed)
  }
  const removeSecondFactor = async (user: User, onConfirm: () => void) => {
    const isConfirmed = await confirm({
      title: usersTexts.removeSecondFactorQuestion,
      body: usersTexts.removeSecondFactorBody(user.name),
      confirmLabel: usersTexts.removeSecondFactor,
      tone: 'danger',
    })
    if (!isConfirmed) return
    onConfirm()
    await execute(
      user,
      sendRemoval({ params: { id: user.id } }).unwrap(),
      usersTexts.secondFactorRemoved,
      usersTexts.secondFactorFailed,
    )
  }
  return { busy, deactivate, reactivate, removeSecondFactor }
}
