import { readFileSync } from 'node:fs'

/**
 * What a seam promises under a number, a line each, and in which addition each line came: 0 for the first record. In the file a heading, `# 3`,
 * begins the lines of an addition.
 */
export type Recorded = ReadonlyMap<string, number>

/** Reads a file of docs/contracts; null when there is none. */
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

/** How often it grew. */
export const additionsOf = (recorded: Recorded) => Math.max(0, ...recorded.values())

/** What is recorded next: lines keep the addition they came in, new ones are one more. */
export function grown(recorded: Recorded | null, now: readonly string[]): Recorded {
  if (!recorded) return new Map(now.map((line) => [line, 0]))
  const next = additionsOf(recorded) + 1
  return new Map(now.map((line) => [line, recorded.get(line) ?? next]))
}

export function recordedText(recorded: Recorded): string {
  const additions = [...new Set(recorded.values())].sort((a, b) => a - b)
  return additions.map((addition) => [`# ${addition}`, ...[...recorded].flatMap(([line, of]) => (of === addition ? [line] : [])), ''].join('\n')).join('')
}
