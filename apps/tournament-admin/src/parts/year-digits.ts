/** Returns the digits of a promotion's year for its avatar: '05'; '' for an incomplete year. */
export function yearDigits(year: number | string | null): string {
  const digits = /^[0-9]{4}$/.exec(String(year ?? '').trim())?.[0]
  return digits ? digits.slice(2) : ''
}
