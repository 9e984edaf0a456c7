/** The bytes from `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * What a Range header asks of so many bytes: one range, 'none' when the whole is to be sent (no header, several ranges, another unit
 * or nonsense, which HTTP says to ignore), or 'outside' when nothing of it is there.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'none' | 'outside' {
  const [, from = '', to = ''] = /^bytes=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'none'
  if (from === '') return Number(to) === 0 ? 'outside' : { start: Math.max(0, size - Number(to)), end: size - 1 }
  if (to !== '' && Number(to) < Number(from)) return 'none'
  if (Number(from) >= size) return 'outside'
  return { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
