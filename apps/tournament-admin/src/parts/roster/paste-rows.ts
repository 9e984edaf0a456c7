import { check, messagesByPath } from '@torneo/contracts/fields/validation'
import { ImportedPlayer, type Player } from '@torneo/contracts/tournament/players'
import { hasOddLetters } from '@torneo/domain/roster/encoding'
import type { PastedPlayer } from '@torneo/domain/roster/line'
import { integerOrText } from '../integer-or-text'
import { pasteTexts } from './paste-texts'

/** A pasted line under review; its key is its index in the pasted text. */
export interface PasteRow extends PastedPlayer {
  readonly key: number
}

export type PasteField = Exclude<keyof PastedPlayer, 'unplaced' | 'isDoubtful'>

export interface CheckedRow {
  readonly row: PasteRow
  /** The player to send; null while the row has errors. */
  readonly player: ImportedPlayer | null
  /** The contract's message for each field with an error. */
  readonly errors: Readonly<Partial<Record<PasteField, string>>>
  /** Messages about possible duplicates. */
  readonly duplicates: readonly string[]
  /** Warnings, duplicates included; they never prevent saving. */
  readonly notes: readonly string[]
  /** True if the roster already has a player of that name. */
  readonly isKnown: boolean
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

function counted<T>(values: readonly T[]): ReadonlyMap<T, number> {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function notesOf({ name, unplaced, isDoubtful }: PasteRow): string[] {
  return [
    ...(isDoubtful ? [pasteTexts.doubtful] : []),
    ...(hasOddLetters(name) ? [pasteTexts.oddLetters] : []),
    ...(/\d/.test(name) ? [pasteTexts.digitsInName] : []),
    ...(unplaced === '' ? [] : [pasteTexts.unplaced(unplaced)]),
  ]
}

/** Checks every row for errors and duplicates, in the same order. */
export function checkRows(rows: readonly PasteRow[], roster: readonly Player[]): CheckedRow[] {
  const numbers = counted(rows.map(({ number }) => integerOrText(number)))
  const names = counted(rows.map(({ name }) => plain(name)))
  const byNumber = new Map(roster.map((player) => [player.number, player.name]))
  const known = new Set(roster.map(({ name }) => plain(name)))

  return rows.map((row) => {
    const number = integerOrText(row.number)
    const checked = check(ImportedPlayer, { number, name: row.name, position: row.position })
    const errors = checked.ok ? {} : messagesByPath(checked.details)
    const name = plain(row.name)
    const isKnown = name !== '' && known.has(name)
    const duplicates: string[] = []
    if (typeof number === 'number') {
      const owner = byNumber.get(number)
      if (owner !== undefined) duplicates.push(pasteTexts.numberTaken(number, owner))
      if ((numbers.get(number) ?? 0) > 1) duplicates.push(pasteTexts.numberTwice(number))
    }
    if (isKnown) duplicates.push(pasteTexts.nameTaken)
    if (name !== '' && (names.get(name) ?? 0) > 1) duplicates.push(pasteTexts.nameTwice)
    return {
      row,
      player: checked.ok ? checked.value : null,
      errors,
      duplicates,
      notes: [...duplicates, ...notesOf(row)],
      isKnown,
    }
  })
}

/** Sorts rows with errors first, then those with warnings. Sort only once: rows must not move while being edited. */
export function worstFirst(rows: readonly PasteRow[], roster: readonly Player[]): PasteRow[] {
  const rank = ({ player, notes }: CheckedRow) => (player === null ? 0 : notes.length > 0 ? 1 : 2)
  return checkRows(rows, roster)
    .sort((a, b) => rank(a) - rank(b))
    .map(({ row }) => row)
}
