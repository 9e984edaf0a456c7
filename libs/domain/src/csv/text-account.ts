import { plainText } from '../format/search'
import { csvTexts as texts } from './csv-texts'
import type { Account, LeftOut } from './left-out'

/** Strings that a reader made of some lines, numbered from 1, and words that told it what these are. */
export interface Reading {
  readonly lines: readonly number[]
  readonly used: readonly string[]
}

/** Words and numbers of a text as they compare: '1.0' is 1, accents and case do not count. */
export const wordsOf = (text: string): string[] =>
  (
    plainText(text)
      .replace(/[ºª°]/g, ' ')
      .match(/[\p{L}\p{N}]+(?:[.,]0{1,2}(?!\p{N}))?/gu) ?? []
  ).map((word) => word.replace(/(\d)[.,]0+$/, '$1'))

/** Words that are left after one occurrence of each used one. */
export function unusedWords(text: string, used: readonly string[]): string[] {
  const pool = used.flatMap(wordsOf)
  return wordsOf(text).filter((word) => {
    const index = pool.indexOf(word)
    if (index >= 0) pool.splice(index, 1)
    return index < 0
  })
}

/**
 * Accounts for each word of a pasted text: it is in a reading of its line, in what the reader names of it, or named here
 * as not used. A reader that forgets a word has left it out, and says so (B96).
 */
export function accountOfText(
  lines: readonly string[],
  readings: readonly Reading[],
  named: readonly LeftOut[],
): Account {
  const pools = readings.map((reading) => ({ ...reading, words: reading.used.flatMap(wordsOf) }))
  const namedAt = new Map<number, string[]>()
  for (const { row, text } of named) namedAt.set(row, [...(namedAt.get(row) ?? []), ...wordsOf(text)])
  const poolsAt = new Map<number, string[][]>()
  for (const pool of pools) for (const line of pool.lines) poolsAt.set(line, [...(poolsAt.get(line) ?? []), pool.words])
  let total = 0
  let unread = 0
  const forgotten = lines.flatMap((line, index): LeftOut[] => {
    const row = index + 1
    const own = [...(poolsAt.get(row) ?? []), namedAt.get(row) ?? []]
    const words = wordsOf(line)
    total += words.length
    const left = words.filter((word) => {
      const pool = own.find((one) => one.includes(word))
      pool?.splice(pool.indexOf(word), 1)
      return !pool
    })
    unread += left.length
    return left.length === 0 ? [] : [{ row, column: '', text: left.join(' '), why: texts.notUsed }]
  })
  const count = unread + named.reduce((sum, { text }) => sum + wordsOf(text).length, 0)
  const all = [...named, ...forgotten].toSorted((one, other) => one.row - other.row)
  return { cells: { total, used: total - count, named: count }, named: all }
}
