import type { Team } from '@torneo/contracts/teams'
import { useLocation } from '@torneo/router'
import { rosterAddress } from '../../parts/team-address'

/** What a link to a team's list takes: where it leads, and how one comes back to the teams as they were searched. */
export function useRosterLink() {
  const { search } = useLocation()
  return ({ id }: Team) => ({ to: rosterAddress(id), state: search })
}
