import { officialKey } from '@torneo/domain/fixture/officials'
import { readNameLines, type ReadNames } from '@torneo/domain/roster/name-lines'

export interface PastedNames extends ReadNames {
  /** Names that are in the text once more. */
  readonly again: readonly string[]
}

/** Names of a pasted text, each once: one a line, or separated by commas. Marks of WhatsApp and of lists are left out. */
export function readNames(text: string): PastedNames {
  const read = readNameLines(text, /[,;/\t]/)
  const keys = read.names.map(officialKey)
  const isFirst = (_: string, index: number) => keys.indexOf(keys[index] ?? '') === index
  return {
    ...read,
    names: read.names.filter(isFirst),
    again: read.names.filter((name, index) => !isFirst(name, index)),
  }
}
