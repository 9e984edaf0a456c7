import { sentenceOf, useConfirm, useToast } from '@torneo/client'
import { matchLogEndpoints as endpoints, type MatchLogRow } from '@torneo/contracts/match/match-log'
import type { Match } from '@torneo/contracts/match/matches'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { useState } from 'react'
import { clockNow } from '../control/clock/use-running-clock'
import { formatLogRow, formatRestore } from './format-log-row'
import { useRestoreMatchMutation, useUndoRowMutation } from './history-api'
import { historyTexts as texts } from './history-texts'

/** Undo and restore commands of a history, one at a time. */
export function useHistoryCommands(match: Match, onDone: () => void) {
  const confirm = useConfirm()
  const toast = useToast()
  const [undoRow] = useUndoRowMutation()
  const [restoreMatch] = useRestoreMatchMutation()
  const [busyRev, setBusyRev] = useState<number | null>(null)

  const run = async (
    rev: number,
    work: () => Promise<unknown>,
    { done, failure }: { readonly done: string; readonly failure: string },
  ): Promise<void> => {
    setBusyRev(rev)
    try {
      await work()
      toast.success(done)
    } catch (error) {
      toast.error(joinSentences(failure, sentenceOf(error, '')))
    } finally {
      setBusyRev(null)
      onDone()
    }
  }
  const undo = (row: MatchLogRow): Promise<void> =>
    run(row.rev, () => undoRow({ params: { id: match.id, key: String(row.rev) } }).unwrap(), {
      done: texts.undone(formatLogRow(row, match)),
      failure: endpoints.undo.failure,
    })

  const restore = async (row: MatchLogRow): Promise<void> => {
    const changes = formatRestore(row, { ...match, currentMinute: clockNow(match).minute })
    const isSure = await confirm({
      title: texts.restoreQuestion,
      confirmLabel: texts.restore,
      cancelLabel: texts.restoreBack,
      body: [texts.restoreAfter(formatLogRow(row, match)), ...changes, texts.restoreKeeps].join(' '),
    })
    if (!isSure) return
    await run(row.rev, () => restoreMatch({ params: { id: match.id }, body: { rev: row.rev } }).unwrap(), {
      done: texts.restored,
      failure: endpoints.restore.failure,
    })
  }
  return { busyRev, undo: (row: MatchLogRow) => void undo(row), restore: (row: MatchLogRow) => void restore(row) }
}
