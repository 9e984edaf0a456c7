import { ImportedPlayer, type Player } from '@torneo/contracts/players'
import { check, messagesByPath } from '@torneo/contracts/validation'
import { hasOddLetters } from '@torneo/domain/roster/encoding'
import type { PastedPlayer } from '@torneo/domain/roster/line'
import { pasteTexts } from './paste-texts'
import { wholeOrText } from '../whole-or-text'

/** A pasted line while it is looked at; its key is its place in what was pasted. */
export interface PasteRow extends PastedPlayer {
  readonly key: number
}

export type PasteField = Exclude<keyof PastedPlayer, 'unplaced'>

export interface CheckedRow {
  readonly row: PasteRow
  /** As it is sent; null while something is wrong. */
  readonly player: ImportedPlayer | null
  /** What must be corrected: the contract's sentence for each field. */
  readonly errors: Readonly<Partial<Record<PasteField, string>>>
  /** What may be a double. */
  readonly doubles: readonly string[]
  /** What is doubtful, doubles included, and may be right: it never stops the save. */
  readonly notes: readonly string[]
  /** Somebody of that name is on the roster already. */
  readonly isKnown: boolean
}

const plain = (name: string) => name.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

function counted<T>(values: readonly T[]): ReadonlyMap<T, number> {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function notesOf({ name, unplaced }: PasteRow): string[] {
  return [
    ...hasOddLetters(name) ? [pasteTexts.oddLetters] : [],
    ...(/\d/.test(name) ? [pasteTexts.digitsInName] : []),
    ...unplaced === '' ? [] : [pasteTexts.unplaced(unplaced)],
  ]
}

/** Every row with what is wrong and what is doubled in it, in the same order. */
export function checkRows(rows: readonly PasteRow[], roster: readonly Player[]): CheckedRow[] {
  const numbers = counted(rows.map(({ number }) => wholeOrText(number)))
  const names = counted(rows.map(({ name }) => plain(name)))
  const byNumber = new Map(roster.map((player) => [player.number, player.name]))
  const known = new Set(roster.map(({ name }) => plain(name)))

  return rows.map((row) => {
    const number = wholeOrText(row.number)
    const checked = check(ImportedPlayer, { number, name: row.name, position: row.position })
    const errors = checked.ok ? {} : messagesByPath(checked.details)
    const name = plain(row.name)
    const isKnown = name !== '' && known.has(name)
    const doubles: string[] = []
    if (typeof number === 'number') {
      const owner = byNumber.get(number)
      if (owner !== undefined) doubles.push(pasteTexts.numberTaken(number, owner))
      if ((numbers.get(number) ?? 0) > 1) doubles.push(pasteTexts.numberTwice(number))
    }
    if (isKnown) doubles.push(pasteTexts.nameTaken)
    if (name !== '' && (names.get(name) ?? 0) > 1) doubles.push(pasteTexts.nameTwice)
    return { row, player: checked.ok ? checked.value : null, errors, doubles, notes: [...doubles, ...notesOf(row)], isKnown }
  })
}

/** What needs a look first: errors, then doubles and what has no place, then the rest; each as it was pasted. Done once, so that no row moves under the fingers. */
export function worstFirst(rows: readonly PasteRow[], roster: readonly Player[]): PasteRow[] {
  const rank = ({ player, notes }: CheckedRow) => (player === null ? 0 : notes.length > 0 ? 1 : 2)
  return checkRows(rows, roster).sort((a, b) => rank(a) - rank(b)).map(({ row }) => row)
}
