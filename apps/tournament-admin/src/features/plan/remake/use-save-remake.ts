import { isCallError, sentenceOf, useToast } from '@torneo/client'
import type { Competition } from '@torneo/contracts/competition/competition'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { useFailureToasts } from '@torneo/panel/screen/use-failure-toasts'
import { useState } from 'react'
import { useRemoveWithdrawal, useSaveCompetition, useReadCompetition, useWithdraw } from '../../../data/competition-api'
import { phasesOf } from '../../../data/phases-of'
import { useSavePlan, useUndoPlan } from '../../../data/plans-api'
import { readEntry, writeEntry } from '../device-entry'
import type { Change } from './changes'
import { withTeam } from './changes'
import type { Remade } from './remade'
import { remakeTexts as texts } from './remake-texts'

/** A saved plan, with the change of the competition that came with it. */
interface SavedPlan {
  /** Null if only the competition changed. */
  readonly batch: string | null
  readonly change: Change | null
}

const keyOf = (sportId: string) => `torneo:last-plan:${sportId}`

interface Saving {
  readonly sportId: string
  readonly competition: Competition | null
  readonly nameOf: (teamId: string) => string
  /** Called after a save or an undo. */
  readonly onDone: () => void
  /** Called after matches changed meanwhile. */
  readonly onStale: () => void
}

/**
 * Saves a remade plan: first what changes in the competition, then all matches as one act (B90). Both are taken back
 * together, from the toast or later, as long as the service still can.
 */
export function useSaveRemake({ sportId, competition, nameOf, onDone, onStale }: Saving) {
  const [saveCompetition] = useSaveCompetition()
  const [withdraw] = useWithdraw()
  const [removeWithdrawal] = useRemoveWithdrawal()
  const [readCompetition] = useReadCompetition()
  const [savePlan] = useSavePlan()
  const [undoPlan] = useUndoPlan()
  const toast = useToast()
  const fail = useFailureToasts()
  const [last, setLast] = useState(() => readEntry<SavedPlan>(keyOf(sportId)))
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const remember = (saved: SavedPlan | null) => {
    setLast(saved)
    writeEntry(keyOf(sportId), saved)
  }

  const changeCompetition = async (change: Change | null) => {
    if (!competition) return
    if (change?.kind === 'late') {
      const phases = withTeam(phasesOf(competition), change.zoneId, change.teamId)
      await saveCompetition({ params: { sportId }, body: { phases }, ifMatch: competition.rev }).unwrap()
    } else if (change?.kind === 'withdrawal') {
      const { teamId, results, reason } = change
      await withdraw({ params: { sportId }, body: { teamId, results, reason } }).unwrap()
    }
  }

  const changeBack = async (change: Change | null) => {
    if (change?.kind === 'withdrawal') await removeWithdrawal({ params: { sportId, teamId: change.teamId } }).unwrap()
    if (change?.kind !== 'late') return
    const now = await readCompetition({ params: { sportId } }).unwrap()
    if (!now) return
    const phases = phasesOf(now).map((phase) =>
      phase.kind === 'league'
        ? {
            ...phase,
            zones: phase.zones.map((zone) => ({ ...zone, teamIds: zone.teamIds.filter((id) => id !== change.teamId) })),
          }
        : phase,
    )
    await saveCompetition({ params: { sportId }, body: { phases }, ifMatch: now.rev }).unwrap()
  }

  const undo = async ({ batch, change }: SavedPlan) => {
    try {
      if (batch !== null) await undoPlan({ params: { batch } }).unwrap()
      remember({ batch: null, change })
      await changeBack(change)
      remember(null)
      toast.success(texts.undone)
    } catch (error) {
      fail(texts.undoFailed, error)
    }
    onDone()
  }

  const save = async (change: Change | null, { body }: Remade) => {
    setSaving(true)
    setFailure(null)
    let saved: SavedPlan = { batch: null, change: null }
    try {
      await changeCompetition(change)
      saved = { batch: null, change }
      if (body.change.length + body.make.length > 0)
        saved = { change, batch: (await savePlan({ body }).unwrap()).batch }
      remember(saved)
      toast.success(texts.saved, { label: texts.undo, run: () => void undo(saved) })
      return true
    } catch (error) {
      const teamId = change && 'teamId' in change && saved.change ? change.teamId : null
      if (teamId !== null) remember(saved)
      if (isCallError(error) && ['stale', 'conflict'].includes(error.type)) onStale()
      const reason = isCallError(error) && error.type === 'stale' ? texts.changedMeanwhile : sentenceOf(error, '')
      setFailure(joinSentences(teamId === null ? texts.failed : texts.halfSaved(nameOf(teamId)), reason))
      return teamId !== null
    } finally {
      setSaving(false)
      onDone()
    }
  }

  return { save, isSaving, failure, last, undo: () => last && void undo(last) }
}
