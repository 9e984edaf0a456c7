/** Bounds of the server's clock minus this device's, in milliseconds; every response narrows them. */
let [minOffset, maxOffset] = [-Infinity, Infinity]

/** Narrows the bounds by the Date header of a response, which has whole seconds: one response alone is inexact. */
export function noteServerDate(header: string | null, sentAt: number, receivedAt: number): void {
  const date = Date.parse(header ?? '')
  if (Number.isNaN(date)) return
  const [from, to] = [date - receivedAt, date + 1000 - sentAt]
  // A clock that was set meanwhile makes the old bounds impossible.
  const isPossible = from <= maxOffset && to >= minOffset
  minOffset = isPossible ? Math.max(minOffset, from) : from
  maxOffset = isPossible ? Math.min(maxOffset, to) : to
}

/** Estimates the server's clock, in milliseconds since 1970; the device's own clock before the first response. */
export const serverNow = (): number =>
  Date.now() + (Number.isFinite(minOffset) ? Math.round((minOffset + maxOffset) / 2) : 0)
