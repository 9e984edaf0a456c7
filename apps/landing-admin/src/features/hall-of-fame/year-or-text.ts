/**
 * Converts four typed digits to a number, so that they equal the stored year; any other text stays as it is, for the
 * contract to reject.
 */
export function yearOrText(typed: unknown): unknown {
  return typeof typed === 'string' && /^\s*[0-9]{4}\s*$/.test(typed) ? Number(typed) : typed
}
