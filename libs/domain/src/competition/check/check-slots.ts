import type { Tie } from '@torneo/contracts/competition/knockout'
import type { Zone } from '@torneo/contracts/competition/league'
import { competitionMessages } from '@torneo/contracts/competition/messages'
import type { Phase } from '@torneo/contracts/competition/phases'
import type { Slot } from '@torneo/contracts/competition/slot'
import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import { byesIn } from '../bracket/byes'
import { sizeOfZone } from '../resolve/zone-sides'
import { type CheckContext, detail, type PlacedTie, repeated, teamProblem, tiesOf } from './check-context'

/** A slot of a tie, or of a zone. */
interface PlacedSlot {
  readonly slot: Slot
  readonly path: string
  readonly phase: Phase
  readonly phaseIndex: number
  /** Null: the slot is of a zone. */
  readonly tie: Tie | null
}

/** Same key: the same place. A team may play several knock-outs, so its key has the phase. */
function slotKey({ slot, phase }: PlacedSlot): string | null {
  if ('team' in slot) return `team ${phase.id} ${slot.team}`
  if ('zone' in slot) return `zone ${slot.phase} ${slot.zone} ${slot.rank}`
  if ('bestLoser' in slot) return `bestLoser ${slot.phase} ${slot.bestLoser} ${slot.nth}`
  if ('bestOf' in slot) return `best ${slot.phase} ${slot.bestOf} ${slot.nth}`
  if ('winner' in slot) return `winner ${slot.winner}`
  return 'loser' in slot ? `loser ${slot.loser}` : null
}

/** The problem of a place of a league: a zone's size is unknown until its teams are drawn. */
function placeProblem(
  slot: Exclude<Extract<Slot, { phase: string }>, { bestLoser: number }>,
  { phaseIndex }: PlacedSlot,
  phases: readonly Phase[],
): string | null {
  const at = phases.findIndex(({ id }) => id === slot.phase)
  const league = phases[at]
  if (!league) return competitionMessages.noPhase
  if (at >= phaseIndex) return competitionMessages.laterPhase
  if (league.kind !== 'league') return competitionMessages.notLeague
  const hasRank = (zone: Zone, rank: number) => sizeOfZone(zone) === 0 || sizeOfZone(zone) >= rank
  if ('bestOf' in slot) {
    return league.zones.filter((zone) => hasRank(zone, slot.bestOf)).length < slot.nth
      ? competitionMessages.noBest
      : null
  }
  const zone = league.zones.find(({ id }) => id === slot.zone)
  if (!zone) return competitionMessages.noZone
  return hasRank(zone, slot.rank) ? null : competitionMessages.noRank
}

/** The problem of a best loser, who comes from an earlier round. */
function loserProblem(
  slot: Extract<Slot, { bestLoser: number }>,
  { tie, phaseIndex }: PlacedSlot,
  phases: readonly Phase[],
): string | null {
  const at = phases.findIndex(({ id }) => id === slot.phase)
  const knockout = phases[at]
  if (!knockout) return competitionMessages.noPhase
  if (at > phaseIndex) return competitionMessages.laterPhase
  if (knockout.kind !== 'knockout') return competitionMessages.notKnockout
  if (at === phaseIndex && tie && slot.bestLoser >= tie.round) return competitionMessages.laterTie
  const { isByeTie } = byesIn(phases)
  const losers = knockout.ties.filter((one) => one.round === slot.bestLoser && !one.thirdPlace && !isByeTie(one))
  return losers.length < slot.nth ? competitionMessages.noRound : null
}

/** The problem of a reference to a tie. Rounds only refer to earlier ones, so no cycle is possible. */
function tieProblem(id: string, { tie, phaseIndex }: PlacedSlot, ties: readonly PlacedTie[]): string | null {
  if (id === tie?.id) return competitionMessages.ownTie
  const source = ties.find((placed) => placed.tie.id === id)
  if (!source) return competitionMessages.noTie
  if (source.phaseIndex > phaseIndex) return competitionMessages.laterPhase
  return source.phaseIndex === phaseIndex && tie && source.tie.round >= tie.round ? competitionMessages.laterTie : null
}

function problemsOf(
  placed: PlacedSlot,
  phases: readonly Phase[],
  ties: readonly PlacedTie[],
  context: CheckContext,
): ErrorDetail[] {
  const { slot, path } = placed
  if ('team' in slot) return teamProblem(slot.team, path, context)
  if ('bye' in slot) return placed.tie ? [] : [detail(path, competitionMessages.noByeInZone)]
  const problem =
    'bestLoser' in slot
      ? loserProblem(slot, placed, phases)
      : 'phase' in slot
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
  for (const [phaseIndex, phase] of phases.entries()) {
    if (phase.kind !== 'league') continue
    for (const [at, zone] of phase.zones.entries()) {
      for (const [index, slot] of (zone.slots ?? []).entries())
        slots.push({ slot, phase, phaseIndex, tie: null, path: `phases.${phaseIndex}.zones.${at}.slots.${index}` })
    }
  }
  return [
    ...slots.flatMap((slot) => problemsOf(slot, phases, ties, context)),
    ...repeated(slots, slotKey, ({ slot, path }) =>
      detail(path, 'team' in slot ? competitionMessages.teamInTie : competitionMessages.sameSlot),
    ),
  ]
}
