import { newActionKey, sentenceOf, useSignedInUser, useToast } from '@torneo/client'
import { useDraft } from '@torneo/client/record-form'
import { importLimit, playerMessages, type ImportedPlayer, type Player } from '@torneo/contracts/tournament/players'
import type { LeftOut } from '@torneo/domain/csv/left-out'
import { useRef, useState } from 'react'
import { checkRows, worstFirst, type PasteField, type PasteRow } from './paste-rows'
import { pasteTexts } from './paste-texts'
import { readRoster, type ReadRoster } from './read-roster'
import { useImportPlayersMutation } from './roster-api'

interface Pasted {
  /** The pasted text, unaffected by corrections of the rows. */
  readonly text: string
  /** Rows under review; null before the first review. */
  readonly rows: readonly PasteRow[] | null
  /** Lines of the text that are not players. */
  readonly skipped: ReadRoster['skipped']
  /** Cells and words that no player has. */
  readonly named: readonly LeftOut[]
  readonly hasOrder: boolean
  /** The number of players read from the text. */
  readonly players: number
  /** True if the text is shown again, while corrections of its rows are preserved. */
  readonly isBack: boolean
}

const blank: Pasted = { text: '', rows: null, skipped: [], named: [], hasOrder: false, players: 0, isBack: false }

/** Parses a stored draft, which may be from an older version. */
function pastedOf(values: Readonly<Record<string, unknown>>): Pasted {
  const { text, rows, skipped, named, hasOrder, players, isBack } = values as Partial<Pasted>
  return {
    text: typeof text === 'string' ? text : '',
    rows: Array.isArray(rows) ? rows.map((row: PasteRow) => ({ ...row, unplaced: row.unplaced ?? '' })) : null,
    skipped: Array.isArray(skipped) ? skipped : [],
    named: Array.isArray(named) ? named : [],
    hasOrder: hasOrder === true,
    players: players ?? rows?.length ?? 0,
    isBack: isBack === true,
  }
}

/** Cells of lines that are players: the other lines are shown by their reasons. */
function namedApart(named: readonly LeftOut[], skipped: ReadRoster['skipped']): LeftOut[] {
  const lines = new Set(skipped.map(({ row, text }) => `${row} ${text}`))
  return named.filter(({ row, column, text }) => column !== '' || !lines.has(`${row} ${text}`))
}

interface PasteOptions {
  readonly teamId: string
  /** Players already on the roster. */
  readonly roster: readonly Player[]
  readonly onSaved: () => void
}

/** Manages a pasted list: its text, its rows under correction, and the save. Stored as a draft until saved. */
export function usePaste({ teamId, roster, onSaved }: PasteOptions) {
  const toast = useToast()
  const user = useSignedInUser()
  const { offered, keep, forget } = useDraft({ userId: user.id, form: `roster-paste:${teamId}`, stored: { ...blank } })
  const [pasted, setPasted] = useState(() => (offered ? pastedOf(offered.values) : blank))
  const [error, setError] = useState<string | null>(null)
  const [reading, setReading] = useState(false)
  const [send, { isLoading: saving }] = useImportPlayersMutation()
  const [failure, setFailure] = useState<string | null>(null)
  const attempt = useRef<{ readonly content: string; readonly key: string } | null>(null)

  const change = (next: Pasted) => {
    setPasted(next)
    if (next.text === '' && next.rows === null) forget()
    else keep({ values: { ...next }, base: { ...blank }, rev: 0 })
  }
  const changeRows = (rows: readonly PasteRow[]) => {
    setFailure(null)
    // No row means nothing to review: stay on the text.
    change({ ...pasted, rows: rows.length === 0 ? null : rows })
  }

  const review = async () => {
    setReading(true)
    setError(null)
    try {
      const { players, skipped, named, hasOrder } = await readRoster(pasted.text)
      if (players.length === 0) setError(playerMessages.none)
      else if (players.length > importLimit) setError(playerMessages.tooMany)
      else {
        const corrected = new Map(pasted.rows?.map((row) => [row.key, row]))
        const rows = players.map((player, key) => corrected.get(key) ?? { ...player, key })
        change({
          text: pasted.text,
          rows: worstFirst(rows, roster),
          skipped,
          named: namedApart(named, skipped),
          hasOrder,
          players: players.length,
          isBack: false,
        })
      }
    } catch {
      setError(pasteTexts.notRead)
    } finally {
      setReading(false)
    }
  }

  const back = () => {
    setFailure(null)
    change({ ...pasted, isBack: true })
  }

  const save = async (players: readonly ImportedPlayer[]) => {
    const body = { teamId, players: [...players] }
    const content = JSON.stringify(body)
    // Reuse the key for the same list: a repeat after a lost response must not add every player twice.
    if (attempt.current?.content !== content) attempt.current = { content, key: newActionKey() }
    setFailure(null)
    try {
      await send({ body, key: attempt.current.key }).unwrap()
    } catch (importError) {
      setFailure(sentenceOf(importError, pasteTexts.saveFailed))
      return
    }
    forget()
    toast.success(pasteTexts.saved(players.length))
    onSaved()
  }

  return {
    text: pasted.text,
    skipped: pasted.skipped,
    named: pasted.named,
    hasOrder: pasted.hasOrder,
    players: pasted.players,
    checked: pasted.isBack ? null : pasted.rows && checkRows(pasted.rows, roster),
    /** True if the list comes from an earlier visit. */
    isRecovered: offered !== null,
    error,
    reading,
    saving,
    failure,
    review,
    back,
    save,
    setText: (text: string) => {
      setError(null)
      change({ ...blank, text })
    },
    rejectFile: setError,
    reset: () => change(blank),
    edit: (key: number, field: PasteField, value: string) =>
      changeRows((pasted.rows ?? []).map((row) => (row.key === key ? { ...row, [field]: value } : row))),
    fillPositions: (position: string) =>
      changeRows((pasted.rows ?? []).map((row) => (row.position.trim() === '' ? { ...row, position } : row))),
    drop: (keys: readonly number[]) => changeRows((pasted.rows ?? []).filter(({ key }) => !keys.includes(key))),
  }
}

/** @public Part of the declarations of the two steps. */
export type Paste = ReturnType<typeof usePaste>
