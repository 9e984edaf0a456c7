/** Octets after which a line is folded (RFC 5545, 3.1). */
const lineOctets = 75

/** Folds between characters: readers that unfold text instead of octets would see halves of one. */
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

/**
 * Formats a line of a calendar, without control characters: a line break in user input must not start another property.
 */
export const icalLine = (name: string, value: string | number): string =>
  `${folded(`${name}:${String(value).replace(/\p{Cc}/gu, '')}`)}\r\n`

/** Formats a line with a text as its value (RFC 5545, 3.3.11). */
export const icalText = (name: string, text: string): string =>
  icalLine(name, text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|[\n\u2028\u2029]/g, '\\n'))

/** Formats an instant in UTC; null if it is invalid or its year does not have four digits. */
export function icalTime(instant: number): string | null {
  const iso = Number.isNaN(new Date(instant).getTime()) ? '' : new Date(instant).toISOString()
  return /^\d{4}-/.test(iso) ? iso.replace(/[-:]|\.\d{3}/g, '') : null
}

/** Formats the head of a calendar that phones read again every quarter of an hour. */
export const calendarHead = (name: string, producer: string): string =>
  [
    icalLine('BEGIN', 'VCALENDAR'),
    icalLine('VERSION', '2.0'),
    icalLine('PRODID', producer),
    icalText('NAME', name),
    icalText('X-WR-CALNAME', name),
    icalLine('REFRESH-INTERVAL;VALUE=DURATION', 'PT15M'),
    icalLine('X-PUBLISHED-TTL', 'PT15M'),
  ].join('')
