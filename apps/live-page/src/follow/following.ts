import type { MatchRow } from '@torneo/contracts/match/matches'
import { useEffect, useState } from 'react'

/** Ids of the promotions that a device follows. A cookie, so that the service renders the page for this device. */
export type Following = readonly string[]

const cookie = 'siguiendo'
const yearSeconds = 31_536_000

export function readFollowing(cookies: string): Following {
  const value = cookies
    .split('; ')
    .find((one) => one.startsWith(`${cookie}=`))
    ?.slice(cookie.length + 1)
  return value?.split('.').filter(Boolean) ?? []
}

/** Returns the followed promotions and a setter. `first`: those that the page was rendered for. */
export function useFollowing(first: Following): readonly [Following, (following: Following) => void] {
  const [following, setFollowing] = useState(first)
  useEffect(() => {
    const own = readFollowing(document.cookie)
    setFollowing((known) => (own.join() === known.join() ? known : own))
  }, [])
  const change = (ids: Following) => {
    document.cookie = `${cookie}=${ids.join('.')}; path=/en-vivo; max-age=${ids.length > 0 ? yearSeconds : 0}; samesite=lax`
    setFollowing(ids)
  }
  return [following, change]
}

export function isFollowed(
  { homeTeam, awayTeam }: Pick<MatchRow, 'homeTeam' | 'awayTeam'>,
  following: Following,
): boolean {
  return [homeTeam, awayTeam].some((team) => team !== null && following.includes(team.promotionId))
}

/** Moves followed rows to the front, preserving the order otherwise. */
export function followedFirst<T>(rows: readonly T[], isOurs: (row: T) => boolean): T[] {
  return [...rows.filter(isOurs), ...rows.filter((row) => !isOurs(row))]
}
