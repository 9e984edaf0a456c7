import { readFileSync } from 'node:fs'

/**
 * Recorded lines of a contract, each with the addition that introduced it: 0 for the first record. The heading `# 3` in
 * the file starts the lines of addition 3.
 */
export type Recorded = ReadonlyMap<string, number>

/** Reads a file of docs/contracts; null if it does not exist. */
export function readRecorded(file: string | URL): Recorded | null {
  try {
    return parseRecorded(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

export function parseRecorded(text: string): Recorded {
  const lines = new Map<string, number>()
  let addition = 0
  for (const line of text.split('\n')) {
    if (line.startsWith('# ')) addition = Number(line.slice(2))
    else if (line !== '') lines.set(line, addition)
  }
  return lines
}

/** The number of the latest addition. */
export const additionsOf = (recorded: Recorded) => Math.max(0, ...recorded.values())

/** The next record: existing lines keep their addition, new lines get the next number. */
export function nextRecord(recorded: Recorded | null, current: readonly string[]): Recorded {
  if (!recorded) return new Map(current.map((line) => [line, 0]))
  const next = additionsOf(recorded) + 1
  return new Map(current.map((line) => [line, recorded.get(line) ?? next]))
}

export function recordedText(recorded: Recorded): string {
  const additions = [...new Set(recorded.values())].sort((a, b) => a - b)
  return additions
    .map((addition) =>
      [`# ${addition}`, ...[...recorded].flatMap(([line, of]) => (of === addition ? [line] : [])), ''].join('\n'),
    )
    .join('')
}
