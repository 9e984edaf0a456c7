import type { Competition, ResolvedLeague } from '@torneo/contracts/competition/competition'
import type { Phase } from '@torneo/contracts/competition/phases'
import type { Slot } from '@torneo/contracts/competition/slot'
import type { withdrawalModes } from '@torneo/contracts/competition/tie-breaks'
import type { Match } from '@torneo/contracts/match/matches'
import { isPastKickoff, type LocalTime } from '@torneo/domain/fixture/lateness'
import { readMoment } from '@torneo/domain/schedule/wall-clock'

export type Results = (typeof withdrawalModes)[number]

/** The answer to '¿Qué cambia?' (B91); a blank id is not chosen yet. */
export type Change =
  | { readonly kind: 'late'; readonly teamId: string; readonly zoneId: string }
  | { readonly kind: 'withdrawal'; readonly teamId: string; readonly results: Results; readonly reason: string }
  | { readonly kind: 'hours' }
  | { readonly kind: 'order' }

export type ChangeKind = Change['kind']

export const firstChange = {
  late: { kind: 'late', teamId: '', zoneId: '' },
  withdrawal: { kind: 'withdrawal', teamId: '', results: 'keep', reason: '' },
  hours: { kind: 'hours' },
  order: { kind: 'order' },
} as const satisfies Record<ChangeKind, Change>

export const leaguesOf = (competition: Competition | null): ResolvedLeague[] =>
  (competition?.phases ?? []).filter((phase) => phase.kind === 'league')

/** Phases with a team added to a zone. */
export const withTeam = <Any extends Phase>(phases: readonly Any[], zoneId: string, teamId: string): Any[] =>
  phases.map((phase) =>
    phase.kind === 'league'
      ? {
          ...phase,
          zones: phase.zones.map((zone) =>
            zone.id === zoneId ? { ...zone, teamIds: [...zone.teamIds, teamId] } : zone,
          ),
        }
      : phase,
  )

/** True once everything that the change asks is answered. */
export function isAnswered(change: Change): boolean {
  if (change.kind === 'late') return change.teamId !== '' && change.zoneId !== ''
  return change.kind !== 'withdrawal' || (change.teamId !== '' && change.reason.trim() !== '')
}

export interface Before {
  readonly competition: Competition | null
  readonly matches: readonly Match[]
}

/** The competition and all matches as the change leaves them, before anything is saved. */
export function changed(change: Change | null, { competition, matches }: Before): Before {
  if (!change || !competition || !isAnswered(change)) return { competition, matches }
  if (change.kind === 'late')
    return {
      matches,
      competition: { ...competition, phases: withTeam(competition.phases, change.zoneId, change.teamId) },
    }
  if (change.kind !== 'withdrawal') return { competition, matches }
  const { teamId, results, reason } = change
  return {
    competition: { ...competition, withdrawals: [...competition.withdrawals, { teamId, results, reason }] },
    // Its matches of zones are annulled or lost: none of them takes a field any more.
    matches: matches.map((match) =>
      match.sportId === competition.sportId && match.status === 'scheduled' && !match.tieId && plays(match, teamId)
        ? { ...match, status: 'cancelled', interruption: null }
        : match,
    ),
  }
}

const plays = ({ homeTeamId, awayTeamId }: Match, teamId: string): boolean =>
  homeTeamId === teamId || awayTeamId === teamId

/** True for a match that waits for a new date. */
export const isWaiting = ({ status, interruption }: Match): boolean =>
  status === 'cancelled' && (interruption ?? null) !== null

/** True while the match is due: its hour has come, and its time is not over. */
function isDue(match: Match, now: LocalTime, minutes: number): boolean {
  const [start, moment] = [readMoment(match.date, match.time), readMoment(now.date, now.time)]
  return isPastKickoff(match, now) && start !== null && moment !== null && moment < start + minutes
}

/** Ids of a sport's matches that may get another place: not begun, not due now, and not pinned. */
export const movableOf = (
  matches: readonly Match[],
  { sportId, now, minutes, pinned }: { sportId: string; now: LocalTime; minutes: number; pinned: ReadonlySet<string> },
): ReadonlySet<string> =>
  new Set(
    matches
      .filter(
        (match) =>
          match.sportId === sportId &&
          !pinned.has(match.id) &&
          (isWaiting(match) || (match.status === 'scheduled' && !isDue(match, now, minutes))),
      )
      .map(({ id }) => id),
  )

const isPlace = (slot: Slot | null, league: string, zone: string, rank: number): boolean =>
  slot !== null &&
  'phase' in slot &&
  slot.phase === league &&
  ('zone' in slot ? slot.zone === zone && slot.rank === rank : 'bestOf' in slot && slot.bestOf === rank)

/** True if a place of a zone leads to no other phase. */
export function leadsNowhere(phases: readonly Phase[], leagueId: string, zoneId: string, rank: number): boolean {
  const slots = phases.flatMap((phase) =>
    phase.kind === 'knockout'
      ? phase.ties.flatMap(({ home, away }) => [home, away])
      : phase.zones.flatMap((zone) => zone.slots ?? []),
  )
  const leadsOn = slots.some((slot) => slot !== null && 'phase' in slot && slot.phase === leagueId)
  return leadsOn && !slots.some((slot) => isPlace(slot, leagueId, zoneId, rank))
}
