/** What an avatar shows of a promotion's year: '05'; nothing while it is none yet. */
export function yearDigits(year: number | string | null): string {
  const digits = /^[0-9]{4}$/.exec(String(year ?? '').trim())?.[0]
  return digits ? digits.slice(2) : ''
}
