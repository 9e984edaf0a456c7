import type { Match } from '@torneo/contracts/match/matches'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { formatRound } from '@torneo/domain/match/format-round'
import { sideName } from '@torneo/domain/match/side-name'
import { placeKey } from '@torneo/domain/people/passes'
import type { BoardBlock } from '../../parts/board/board-day'
import type { RejectedFixture } from '../../parts/create-fixtures/use-create-fixtures'
import type { FixtureToPlan } from './fixtures-to-plan'
import { minutesOf, takesPlace } from './plan-request'
import type { PlanSettings } from './plan-settings'
import { planTexts as texts } from './plan-texts'
import type { Planned } from './use-plan'

interface Drawn {
  readonly planned: Planned | null
  readonly settings: PlanSettings
  readonly sports: readonly TournamentSport[]
  readonly missing: readonly FixtureToPlan[]
  readonly matches: readonly Match[]
  readonly rejected: readonly RejectedFixture[]
}

/** Blocks of the planned matches, and of all existing ones on the same days. */
export function blocksOf({ planned: newest, settings, sports, missing, matches, rejected }: Drawn): BoardBlock[] {
  const byId = new Map(missing.map((fixture) => [fixture.id, fixture]))
  const places = new Map(settings.places.map((place) => [placeKey(place), place]))
  const errors = new Map(rejected.map(({ id, sentence }) => [id, sentence]))
  const planned = (newest?.plan.matches ?? []).flatMap(({ id, date, time, field }): BoardBlock[] => {
    const [fixture, place] = [byId.get(id), places.get(field)]
    if (!newest || !fixture || !place) return []
    const { minutes } = newest.request
    const error = errors.get(id)
    return [{ ...fixture, date, time, minutes, place, look: error ? 'error' : 'new', error }]
  })
  const days = new Set(planned.map(({ date }) => date))
  const existing = matches
    .filter((match) => takesPlace(match) && days.has(match.date))
    .map((match): BoardBlock => ({
      id: match.id,
      date: match.date,
      time: match.time,
      minutes: minutesOf(sports, match.sportId),
      place: { location: match.location, field: match.field },
      round: [match.sport?.icon, formatRound(match)].filter(Boolean).join(' '),
      sides: [
        { team: match.homeTeam, name: sideName(match, 'home') },
        { team: match.awayTeam, name: sideName(match, 'away') },
      ],
      look: 'existing',
      badge: { tone: 'neutral', text: texts.existing },
    }))
  return [...planned, ...existing]
}
