import type { PhaseState } from '@torneo/contracts/competition/competition'
import type { Knockout } from '@torneo/contracts/competition/knockout'
import type { ZoneTable } from '@torneo/contracts/competition/zone-table'
import type { LeagueResult } from './league-result'
import type { ResolvedTies } from './resolve-ties'

const stateOf = (hasBegun: boolean, isOver: boolean): PhaseState => (isOver ? 'over' : hasBegun ? 'running' : 'waiting')

/** A league is over once all zones are complete and no lots are due. */
export const leagueState = ({ zones, isComplete }: LeagueResult, tables: readonly ZoneTable[]): PhaseState =>
  stateOf(
    zones.some(({ matches }) => matches.some(({ hasBegun }) => hasBegun)),
    isComplete && tables.every(({ rows }) => rows.every(({ lotsDue }) => !lotsDue)),
  )

/** A knock-out is over once every tie has a winner, or nobody left to play it. */
export const knockoutState = ({ ties }: Knockout, { resultOf, matchOf }: ResolvedTies): PhaseState =>
  stateOf(
    ties.some(({ id }) => matchOf(id)?.hasBegun),
    ties.every(({ id }) => resultOf(id).winner !== null),
  )
