/** Octets after which a line is folded (RFC 5545, 3.1). */
const lineOctets = 75

/** Folds between signs: readers that unfold text instead of octets would see halves of one. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= lineOctets) return line
  let [text, octets] = ['', 0]
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    const isFull = octets + size > lineOctets
    text += isFull ? `\r\n ${sign}` : sign
    octets = isFull ? 1 + size : octets + size
  }
  return text
}

/** A line of a calendar; a break in the value, whoever typed it, begins no other. */
export const icalLine = (name: string, value: string | number): string => `${folded(`${name}:${String(value).replace(/\p{Cc}/gu, '')}`)}\r\n`

/** The same with a text as its value (RFC 5545, 3.3.11). */
export const icalText = (name: string, text: string): string => icalLine(name, text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|[\n\u2028\u2029]/g, '\\n'))

/** An instant in UTC; null for one that has no form there: none, or of a year without four digits. */
export function icalTime(instant: number): string | null {
  const iso = Number.isNaN(new Date(instant).getTime()) ? '' : new Date(instant).toISOString()
  return /^\d{4}-/.test(iso) ? iso.replace(/[-:]|\.\d{3}/g, '') : null
}
