import type { StoredCompetition } from '@torneo/contracts/competition/competition'
import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import { matchBatchMessages as messages } from '@torneo/contracts/match/match-batches'
import { defaultRound, type Match, type MatchDraft } from '@torneo/contracts/match/matches'
import type { PlayedMatch } from '@torneo/domain/competition/tables/played-match'
import { isPairTaken, placeFault } from '../../data/competitions/match-place'
import { playedMatch } from '../../data/competitions/played-match'
import { yearFault } from '../../data/matches/check-year'
import type { FixtureParts } from '../../data/read-models/tournament-cache'
import { referenceFaults } from './fixture-checks'

/** A draft with the id that its match will have, and its path in the body. */
export interface BatchDraft {
  readonly path: string
  readonly id: string
  readonly draft: MatchDraft
}

/** The competition of a sport with its matches, as the transaction that writes the batch sees them. */
export interface SportMatches {
  readonly competition: StoredCompetition | null
  readonly matches: readonly PlayedMatch[]
}

type Fixture = Pick<Match, 'sportId' | 'homeTeamId' | 'awayTeamId' | 'date' | 'time'>

/** The match of a draft as its competition will read it. */
const plannedMatch = ({ id, draft }: BatchDraft): PlayedMatch =>
  playedMatch({
    ...draft,
    id,
    round: draft.round ?? defaultRound,
    homeTeamId: draft.homeTeamId ?? null,
    awayTeamId: draft.awayTeamId ?? null,
    status: 'scheduled',
    cancelledFrom: null,
    homeScore: 0,
    awayScore: 0,
    events: [],
  })

/** Lists the matches of a competition's drafts. */
export const plannedOf = (sportId: string, drafts: readonly BatchDraft[]): PlayedMatch[] =>
  drafts.filter(({ draft }) => draft.sportId === sportId && draft.phaseId).map(plannedMatch)

/** Key under which two matches are the same fixture: the same teams at the same hour. */
const fixtureKey = ({ sportId, homeTeamId, awayTeamId, date, time }: Fixture) =>
  [sportId, ...[homeTeamId, awayTeamId].map(String).toSorted(), date, time].join(' ')

/**
 * Lists the problems of each draft; a tie, pairing or fixture that an earlier draft takes is one. `fixtures` are those of
 * the days of drafts outside of a competition.
 */
export function batchFaults(
  drafts: readonly BatchDraft[],
  named: FixtureParts,
  places: ReadonlyMap<string, SportMatches>,
  fixtures: readonly Fixture[],
): ErrorDetail[] {
  const known = new Set(fixtures.map(fixtureKey))
  const taken = new Map([...places].map(([sportId, { matches }]) => [sportId, [...matches]]))
  const faultsOf = (one: BatchDraft): ErrorDetail[] => {
    const { sportId, tournamentId, phaseId, zoneId, tieId, homeTeamId = null, awayTeamId = null } = one.draft
    const faults = referenceFaults(named, { sportId, homeTeamId, awayTeamId, tournamentId }, null)
    const year = yearFault(named, one.draft)
    if (year) faults.push(year)
    const matches = taken.get(sportId)
    if (!phaseId) {
      const key = fixtureKey({ ...one.draft, homeTeamId, awayTeamId })
      if (known.has(key)) faults.push({ path: 'time', message: messages.exists })
      known.add(key)
    }
    if (!matches || !phaseId) return faults
    const { homeSlot, awaySlot } = one.draft
    const place = { phaseId, zoneId, tieId, homeTeamId, awayTeamId, homeSlot, awaySlot }
    const competition = places.get(sportId)?.competition ?? null
    const fault = placeFault(competition, place, matches)
    if (fault) faults.push(fault)
    else if (isPairTaken(competition, place, matches)) faults.push({ path: 'awayTeamId', message: messages.pairTaken })
    else matches.push(plannedMatch(one))
    return faults
  }
  return drafts.flatMap((one) => faultsOf(one).map(({ path, message }) => ({ path: `${one.path}.${path}`, message })))
}
