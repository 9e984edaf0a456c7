import { competitionMessages } from '@torneo/contracts/competition/messages'
import type { Phase } from '@torneo/contracts/competition/phases'
import type { Slot } from '@torneo/contracts/competition/slot'
import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import { type CheckContext, detail, type PlacedTie, repeated, teamProblem, tiesOf } from './check-context'

interface PlacedSlot extends PlacedTie {
  readonly slot: Slot
  readonly path: string
}

/** Same key: the same place. A team may play several knock-outs, so its key has the phase. */
function slotKey({ slot, phase }: PlacedSlot): string | null {
  if ('team' in slot) return `team ${phase.id} ${slot.team}`
  if ('zone' in slot) return `zone ${slot.phase} ${slot.zone} ${slot.rank}`
  if ('bestOf' in slot) return `best ${slot.phase} ${slot.bestOf} ${slot.nth}`
  if ('winner' in slot) return `winner ${slot.winner}`
  return 'loser' in slot ? `loser ${slot.loser}` : null
}

/** The problem of a place of a league: a zone's size is unknown until its teams are drawn. */
function placeProblem(
  slot: Extract<Slot, { phase: string }>,
  { phaseIndex }: PlacedSlot,
  phases: readonly Phase[],
): string | null {
  const at = phases.findIndex(({ id }) => id === slot.phase)
  const league = phases[at]
  if (!league) return competitionMessages.noPhase
  if (at >= phaseIndex) return competitionMessages.laterPhase
  if (league.kind !== 'league') return competitionMessages.notLeague
  const hasRank = (teams: readonly string[], rank: number) => teams.length === 0 || teams.length >= rank
  if ('bestOf' in slot) {
    return league.zones.filter(({ teamIds }) => hasRank(teamIds, slot.bestOf)).length < slot.nth
      ? competitionMessages.noBest
      : null
  }
  const zone = league.zones.find(({ id }) => id === slot.zone)
  if (!zone) return competitionMessages.noZone
  return hasRank(zone.teamIds, slot.rank) ? null : competitionMessages.noRank
}

/** The problem of a reference to a tie. Rounds only refer to earlier ones, so no cycle is possible. */
function tieProblem(id: string, { tie, phaseIndex }: PlacedSlot, ties: readonly PlacedTie[]): string | null {
  if (id === tie.id) return competitionMessages.ownTie
  const source = ties.find((placed) => placed.tie.id === id)
  if (!source) return competitionMessages.noTie
  if (source.phaseIndex > phaseIndex) return competitionMessages.laterPhase
  return source.phaseIndex === phaseIndex && source.tie.round >= tie.round ? competitionMessages.laterTie : null
}

function problemsOf(
  placed: PlacedSlot,
  phases: readonly Phase[],
  ties: readonly PlacedTie[],
  context: CheckContext,
): ErrorDetail[] {
  const { slot, path } = placed
  if ('team' in slot) return teamProblem(slot.team, path, context)
  if ('bye' in slot) return []
  const problem =
    'phase' in slot
      ? placeProblem(slot, placed, phases)
      : tieProblem('winner' in slot ? slot.winner : slot.loser, placed, ties)
  return problem === null ? [] : [detail(path, problem)]
}

/** Reports slots that refer to nothing, to something later, or to what another slot has already. */
export function checkSlots(phases: readonly Phase[], context: CheckContext): ErrorDetail[] {
  const ties = tiesOf(phases)
  const slots = ties.flatMap((placed): PlacedSlot[] =>
    (['home', 'away'] as const).flatMap((side) => {
      const slot = placed.tie[side]
      return slot === null
        ? []
        : [
            {
              ...placed,
              slot,
              path: `phases.${placed.phaseIndex}.ties.${placed.phase.ties.indexOf(placed.tie)}.${side}`,
            },
          ]
    }),
  )
  return [
    ...slots.flatMap((slot) => problemsOf(slot, phases, ties, context)),
    ...repeated(slots, slotKey, ({ slot, path }) =>
      detail(path, 'team' in slot ? competitionMessages.teamInTie : competitionMessages.sameSlot),
    ),
  ]
}
