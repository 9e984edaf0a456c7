/**
 * Parses a typed number: a plain integer becomes a number, blank text null. Other text is returned unchanged, so that
 * the contract rejects it instead of a parser guessing ('12.7' is not 12, '1e1' is not 10; spec 2 §5). A form without a
 * number must start with null too, so that passing through the field changes nothing. Integers are capped at the
 * largest safe one: too large either way.
 */
export function integerOrText(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed
  const text = typed.trim()
  if (text === '') return null
  return /^-?\d+$/.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : text
}
