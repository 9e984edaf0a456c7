import { competitionLimits } from '@torneo/contracts/competition/keys'
import type { Knockout } from '@torneo/contracts/competition/knockout'
import { competitionMessages } from '@torneo/contracts/competition/messages'
import type { Phase } from '@torneo/contracts/competition/phases'
import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import { type CheckContext, detail, repeated } from './check-context'
import { checkLeague } from './check-league'
import { checkSlots } from './check-slots'

/** Counts the sides that come from outside the phase, open ones included. */
function entrantsOf({ ties }: Knockout): number {
  const own = new Set(ties.map(({ id }) => id))
  return ties
    .flatMap(({ home, away }) => [home, away])
    .filter(
      (slot) =>
        slot === null ||
        !('bye' in slot || ('winner' in slot && own.has(slot.winner)) || ('loser' in slot && own.has(slot.loser))),
    ).length
}

function checkKnockout(knockout: Knockout, path: string): ErrorDetail[] {
  const thirds = knockout.ties
    .map((tie, index) => ({ tie, path: `${path}.ties.${index}.thirdPlace` }))
    .filter(({ tie }) => tie.thirdPlace)
  return [
    ...(entrantsOf(knockout) > competitionLimits.entrants
      ? [detail(`${path}.ties`, competitionMessages.entrants)]
      : []),
    ...thirds.slice(1).map((third) => detail(third.path, competitionMessages.twoThirdPlaces)),
  ]
}

/** Reports ids of phases, zones and ties that are used twice. */
function checkIds(phases: readonly Phase[]): ErrorDetail[] {
  const ids = phases.flatMap((phase, at) => [
    { id: phase.id, path: `phases.${at}.id` },
    ...(phase.kind === 'league' ? phase.zones : phase.ties).map(({ id }, index) => ({
      id,
      path: `phases.${at}.${phase.kind === 'league' ? 'zones' : 'ties'}.${index}.id`,
    })),
  ])
  return repeated(
    ids,
    ({ id }) => id,
    ({ path }) => detail(path, competitionMessages.sameId),
  )
}

/**
 * Lists the problems of a competition whose shape is valid, each with its path (`phases.1.ties.0.home`); empty if it can
 * be saved.
 */
export function checkCompetition(phases: readonly Phase[], context: CheckContext): ErrorDetail[] {
  const details = [
    ...checkIds(phases),
    ...phases.flatMap((phase, at) =>
      phase.kind === 'league' ? checkLeague(phase, `phases.${at}`, context) : checkKnockout(phase, `phases.${at}`),
    ),
    ...checkSlots(phases, context),
  ]
  return details.filter(({ path }, index) => details.findIndex((one) => one.path === path) === index)
}
