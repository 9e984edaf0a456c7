/**
 * What a typed year is in the form: a number when four digits are written, so that it equals the stored one, and otherwise the text as it is,
 * for the contract to refuse.
 */
export function yearOrText(typed: unknown): unknown {
  return typeof typed === 'string' && /^\s*[0-9]{4}\s*$/.test(typed) ? Number(typed) : typed
}
