/** Bounds of the server's clock minus this device's, in milliseconds: every response narrows them. */
let [least, most] = [-Infinity, Infinity]

/** Learns from the Date header of a response. It has whole seconds, so one response alone leaves more than a second of doubt. */
export function noteServerDate(header: string | null, sentAt: number, receivedAt: number): void {
  const date = Date.parse(header ?? '')
  if (Number.isNaN(date)) return
  const [from, to] = [date - receivedAt, date + 1000 - sentAt]
  // A clock that was set since makes the old bounds impossible.
  const isPossible = from <= most && to >= least
  least = isPossible ? Math.max(least, from) : from
  most = isPossible ? Math.min(most, to) : to
}

/** Milliseconds since 1970 by the server's clock, as far as this page knows it; before the first response by the device's own. */
export const serverNow = (): number => Date.now() + (Number.isFinite(least) ? Math.round((least + most) / 2) : 0)
