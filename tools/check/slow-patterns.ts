import { type AST, RegExpParser } from '@eslint-community/regexpp'
import { getConsumedChars } from 'regexp-ast-analysis'
import { analyse } from 'scslre'
import { parseSync } from 'vite'

/** A regular expression whose time grows faster than the text that it reads. */
export interface SlowPattern {
  readonly line: number
  readonly pattern: string
}

/**
 * True if an unbounded repetition also takes the characters before it, and something follows it: `<!DOCTYPE[^>]*\[`
 * starts again at each `<!DOCTYPE` of a long row of them, and reads to its end each time.
 */
function restarts({ elements }: AST.Alternative, flags: AST.Flags): boolean {
  const index = elements.findIndex((element) => element.type === 'Quantifier' && element.max === Infinity)
  const repeated = elements[index]
  if (repeated === undefined || index === elements.length - 1 || flags.sticky) return false
  const before = elements.slice(0, index)
  // A start of the text or of a word, and a view behind, hold for few places.
  if (before.some(({ type }) => type === 'Assertion')) return false
  const { chars: taken } = getConsumedChars(repeated, flags)
  return before.every((element) => taken.isSupersetOf(getConsumedChars(element, flags).chars))
}

function isSlow(pattern: string, flags: string): boolean {
  if (analyse({ source: pattern, flags }).reports.length > 0) return true
  const parser = new RegExpParser()
  const parsed = parser.parseFlags(flags)
  const { alternatives } = parser.parsePattern(pattern, undefined, undefined, {
    unicode: parsed.unicode,
    unicodeSets: parsed.unicodeSets,
  })
  return alternatives.some((alternative) => restarts(alternative, parsed))
}

/** Lists the regular expressions of a file that backtrack, or start again, over the same text many times. */
export function slowPatterns(file: string, source: string): SlowPattern[] {
  const found: SlowPattern[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { regex, start } = node as { regex?: { pattern: string; flags: string } | null; start: number }
    if (regex && isSlow(regex.pattern, regex.flags))
      found.push({ line: source.slice(0, start).split('\n').length, pattern: `/${regex.pattern}/${regex.flags}` })
    for (const value of Object.values(node)) visit(value)
  }
  visit(parseSync(file, source).program)
  return found
}
