import { randomUUID } from 'node:crypto'

/**
 * Creates a record id (R40): 13 hex digits of the time, to sort roughly by age, and 7 random ones. Never parsed as a
 * time.
 */
export function newId(milliseconds: number = Date.now()): string {
  const time = (milliseconds * 1000).toString(16).padStart(13, '0').slice(-13)
  return time + randomUUID().slice(0, 7)
}

/** Creates distinct ids: of hundreds made in one millisecond, two might collide. */
export function newIds(count: number): string[] {
  const ids = new Set<string>()
  while (ids.size < count) ids.add(newId())
  return [...ids]
}
