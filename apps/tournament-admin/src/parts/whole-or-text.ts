/**
 * What a typed number is in the form: a number when it is written as a plain whole one, null when nothing is written, and otherwise
 * the text as it is, so that the contract refuses it instead of a parser guessing ('12.7' is not 12, '1e1' is not 10; spec 2 §5).
 * A form that starts without a number starts with null too: a field that was only passed has changed nothing.
 * More digits than a number takes give the largest one: too large either way.
 */
export function wholeOrText(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed
  const text = typed.trim()
  if (text === '') return null
  return /^-?\d+$/.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : text
}
