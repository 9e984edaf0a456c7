/** The bytes from `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Parses a Range header: one range, 'none' if the whole file is to be sent (no header, several ranges, another unit or
 * nonsense, which HTTP says to ignore), or 'outside' if the range is beyond the end.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'none' | 'outside' {
  const [, from = '', to = ''] = /^bytes=\s*(?:(\d{1,15})\s*)?-\s*(?:(\d{1,15})\s*)?$/i.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'none'
  if (from === '') return Number(to) === 0 ? 'outside' : { start: Math.max(0, size - Number(to)), end: size - 1 }
  if (to !== '' && Number(to) < Number(from)) return 'none'
  if (Number(from) >= size) return 'outside'
  return { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
