import type { PublicCompetition } from '@torneo/contracts/competition/competition'
import type { PublicGeneralCup } from '@torneo/contracts/competition/general-cup-record'
import type { SportTables } from '@torneo/contracts/endpoint/realtime'
import type { MatchRow } from '@torneo/contracts/match/matches'
import type { ScorerRow } from '@torneo/contracts/tournament/scorers'
import type { StandingRow } from '@torneo/contracts/tournament/standings'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { byesIn } from '@torneo/domain/competition/bracket/byes'
import { decidedCup } from '@torneo/domain/match/format-round'
import type { SortedMatches } from '@torneo/domain/match/list/sorted-matches'
import { decidedPodiums, hasZones, knockoutsOf } from '../../competition/competition-views'
import { bracketScenes, type BracketScene } from './bracket-scenes'
import { type CupChampionScene, type CupScene, cupScenes } from './cup-scenes'
import { inPages } from './in-pages'
import { zoneScenes, type ZoneScene } from './zone-scenes'

/** Content of the board at one time. */
export type Scene =
  | { readonly kind: 'live'; readonly key: string; readonly matches: readonly MatchRow[] }
  | { readonly kind: 'upcoming' | 'results'; readonly key: string; readonly matches: readonly MatchRow[] }
  | {
      readonly kind: 'standings'
      readonly key: string
      readonly sport: TournamentSport
      readonly rows: readonly StandingRow[]
    }
  | {
      readonly kind: 'scorers'
      readonly key: string
      readonly sport: TournamentSport
      readonly rows: readonly ScorerRow[]
    }
  | CupScene
  | CupChampionScene
  | ZoneScene
  | BracketScene
  | {
      readonly kind: 'champions'
      readonly key: string
      readonly sport: TournamentSport
      readonly competition: PublicCompetition
    }
  | { readonly kind: 'interlude'; readonly key: string }
  | { readonly kind: 'idle'; readonly key: string }

/** Maximum number of matches that can be read from across a hall. */
const maxLiveMatches = 4
const upcomingRows = 16
const scorerRows = 10

function tableScenes(sports: readonly TournamentSport[], tables: ReadonlyMap<string, SportTables>): Scene[] {
  return sports.flatMap((sport): Scene[] => {
    const { standings: rows = [], scorers = [], competition = null } = tables.get(sport.id) ?? {}
    const best = scorers.slice(0, scorerRows)
    const hasTable = !(competition && hasZones(competition)) && rows.some(({ played }) => played > 0)
    return [
      ...(hasTable ? [{ kind: 'standings', key: `standings-${sport.id}`, sport, rows } as const] : []),
      ...(competition ? competitionScenes(sport, competition) : []),
      ...(best.length > 0 ? [{ kind: 'scorers', key: `scorers-${sport.id}`, sport, rows: best } as const] : []),
    ]
  })
}

function competitionScenes(sport: TournamentSport, competition: PublicCompetition): Scene[] {
  const byes = byesIn(competition.phases)
  return [
    ...(hasZones(competition) ? zoneScenes(sport, competition) : []),
    ...knockoutsOf(competition).flatMap((cup) => bracketScenes(sport, cup, byes)),
    ...(decidedPodiums(competition).length > 0
      ? [{ kind: 'champions', key: `champions-${sport.id}`, sport, competition } as const]
      : []),
  ]
}

const idle: Scene = { kind: 'idle', key: 'idle' }
const interlude: Scene = { kind: 'interlude', key: 'interlude' }

/**
 * One cycle of the board: the live matches precede every other scene, and an interlude, if any, follows it. A final that
 * is played alone stays.
 */
export function tvScenes(
  { live, upcoming, results }: SortedMatches,
  sports: readonly TournamentSport[],
  tables: ReadonlyMap<string, SportTables>,
  { hasInterludes, cup }: { readonly hasInterludes: boolean; readonly cup: PublicGeneralCup | null },
): Scene[] {
  const next = upcoming.filter(({ status }) => status === 'scheduled').slice(0, upcomingRows)
  const latest = results.filter(({ date }) => date === results[0]?.date)
  const others: Scene[] = [
    ...(next.length > 0 ? [{ kind: 'upcoming', key: 'upcoming', matches: next } as const] : []),
    ...(latest.length > 0 ? [{ kind: 'results', key: 'results', matches: latest } as const] : []),
    ...cupScenes(cup),
    ...tableScenes(sports, tables),
  ]
  const playing = inPages(live, maxLiveMatches).map((page, index): Scene => ({
    kind: 'live',
    key: `live-${index}`,
    matches: page,
  }))
  // The final is what the hall came for.
  if (live.length === 1 && live.every((match) => decidedCup(match) !== null)) return playing
  const between = hasInterludes ? [interlude] : []
  if (others.length === 0) return [...(playing.length > 0 ? playing : [idle]), ...between]
  return others.flatMap((scene) => [...playing, scene, ...between])
}
