/** A line of a recorded contract, taken apart. */
interface Line {
  readonly key: string
  /** What the caller gives (`<`), not what it gets. */
  readonly isTaken: boolean
  readonly isOptional: boolean
  readonly words: ReadonlySet<string>
}

function parse(text: string): Line {
  const [head = '', words = ''] = text.split(/: (.*)/s)
  const isOptional = head.endsWith('?')
  return { key: isOptional ? head.slice(0, -1) : head, isTaken: / < /.test(head), isOptional, words: new Set(words.split(' | ')) }
}

const index = (lines: readonly string[]) => new Map(lines.map((text) => [parse(text).key, { ...parse(text), text }]))

/**
 * What somebody who relies on `before` would notice of `after`, a line each: what is gone, what is given otherwise, what is asked for more.
 * Fields that are added to what is given, and optional ones to what is taken, break no caller.
 */
export function breaks(before: readonly string[], after: readonly string[]): string[] {
  const [old, now] = [index(before), index(after)]
  const found: string[] = []
  for (const [key, { text, words, isTaken, isOptional }] of old) {
    const next = now.get(key)
    if (!next) found.push(`gone: ${text}`)
    // What is taken may be taken more widely; what is given stays what it was, and where it was always there it stays so.
    else if (isTaken ? [...words].some((word) => !next.words.has(word)) : words.size !== next.words.size || [...words].some((word) => !next.words.has(word))) {
      found.push(`changed: ${text} is now ${next.text}`)
    } else if (isTaken ? isOptional && !next.isOptional : !isOptional && next.isOptional) found.push(`changed: ${text} is now ${next.text}`)
  }
  const calls = new Set(before.map((text) => text.split(' ', 2).join(' ')))
  for (const [key, { text, isTaken, isOptional }] of now) {
    if (!old.has(key) && isTaken && !isOptional && calls.has(text.split(' ', 2).join(' '))) found.push(`asked for: ${text}`)
  }
  return found
}
