import type { SportClosing } from '@torneo/contracts/competition/closing'
import type { GeneralCup, PublicGeneralCup, StoredGeneralCup } from '@torneo/contracts/competition/general-cup-record'
import { isCompetitionOver } from '@torneo/domain/closing/close-sport'
import { isPlainLeagueOver } from '@torneo/domain/closing/plain-league'
import { cupClosing, publicCup, resolveCup } from '@torneo/domain/general-cup/resolve-cup'
import type { CupSportState } from '@torneo/domain/general-cup/sport-places'
import type { Competitions } from '../competitions/competitions'
import { playedMatch } from '../competitions/played-match'
import { createCupDayBefore } from './cup-day-before'
import { tableTeamOf } from './table-team'
import type { Tables } from './tables'
import type { TournamentCache } from './tournament-cache'
import type { CachedMatch } from './tournament-caches'

export type GeneralCups = ReturnType<typeof createGeneralCups>

/** Teams that lead a match; both of a level one. */
const leadersOf = ({ homeTeamId, awayTeamId, homeScore, awayScore }: CachedMatch): string[] =>
  [homeScore >= awayScore ? homeTeamId : null, awayScore >= homeScore ? awayTeamId : null].flatMap((id) => id ?? [])

/** Computes the Copa General of the edition in memory, once per change of a table (B88). */
export function createGeneralCups(tournament: TournamentCache, competitions: Competitions, tables: Tables) {
  const positionsBefore = createCupDayBefore(tournament, competitions)
  let known: { readonly resolved: ReturnType<typeof resolveCup> | null } | null = null
  let shown: { readonly cup: GeneralCup | null; readonly forPublic: PublicGeneralCup | undefined } | null = null
  tournament.onAffected(() => {
    known = null
  })

  function stateOf(sport: { readonly id: string; readonly name: string; readonly active: boolean }): CupSportState {
    const { id, name, active } = sport
    const isOfIt = ({ sportId }: { readonly sportId: string }) => sportId === id
    const teams = tournament.teams().filter(isOfIt).map(tableTeamOf)
    const competition = competitions.now(id)
    const isOver = () =>
      competition
        ? isCompetitionOver(competition)
        : isPlainLeagueOver(
            teams.map((team) => team.id),
            tournament.matches().filter(isOfIt).map(playedMatch),
          )
    const leading = new Map(
      tournament
        .matches()
        .filter((match) => isOfIt(match) && match.status === 'live')
        .map((match) => [match.id, leadersOf(match)] as const),
    )
    const standings = tables.now(id).standings
    return { id, name, active, teams, competition, standings, isOver: active && isOver(), leading }
  }

  /** Resolves a cup that a transaction read or wrote. */
  function resolve(stored: StoredGeneralCup) {
    const counted = new Set(stored.sports.map(({ sportId }) => sportId))
    return resolveCup(stored, {
      sports: tournament
        .sports()
        .filter(({ id }) => counted.has(id))
        .map(stateOf),
      promotions: tournament.promotions(),
      before: positionsBefore(stored),
    })
  }

  function resolved() {
    const stored = tournament.generalCup()
    known ??= { resolved: stored && resolve(stored) }
    return known.resolved
  }

  /** Returns the cup from memory; null without one. */
  function now(): GeneralCup | null {
    return resolved()?.cup ?? null
  }

  return {
    resolve: (stored: StoredGeneralCup): GeneralCup => resolve(stored).cup,
    now,

    /** Returns the cup as the closing of one more sport; none before it is decided. */
    closing(): SportClosing[] {
      const found = resolved()
      return found ? cupClosing(found) : []
    },

    /** Returns the cup as the public sees it, the same object until it changes; undefined without one, or while it is hidden. */
    forPublic(): PublicGeneralCup | undefined {
      const cup = now()
      if (shown?.cup !== cup) shown = { cup, forPublic: publicCup(cup) }
      return shown?.forPublic
    },

    /** Returns the cup with all earlier writes. */
    async of(): Promise<GeneralCup | null> {
      await tournament.refresh()
      return now()
    },
  }
}
