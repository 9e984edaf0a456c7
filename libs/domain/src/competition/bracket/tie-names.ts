import type { Knockout } from '@torneo/contracts/competition/knockout'
import type { Phase } from '@torneo/contracts/competition/phases'
import { byesIn, type Byes } from './byes'

/** Names of the rounds before the final, the last one first. */
const roundNames = ['Final', 'Semifinal', 'Cuartos', 'Octavos', '16avos', '32avos'] as const

function namesOf({ ties }: Knockout, { isByeTie }: Byes): Map<string, string> {
  const last = Math.max(...ties.map(({ round }) => round))
  const finals = ties.filter((tie) => tie.round === last && !tie.thirdPlace).length
  const names = new Map<string, string>()
  const counts = new Map<number, number>()
  for (const tie of ties) {
    const isNumbered = !tie.thirdPlace && !isByeTie(tie)
    const count = (counts.get(tie.round) ?? 0) + (isNumbered ? 1 : 0)
    counts.set(tie.round, count)
    const word = (finals === 1 ? roundNames[last - tie.round] : undefined) ?? `Ronda ${tie.round} · Cruce`
    const numbered = word === roundNames[0] ? word : `${word} ${count}`
    names.set(tie.id, tie.thirdPlace ? 'Tercer puesto' : isNumbered ? numbered : 'Libre')
  }
  return names
}

/**
 * Names of all ties by id: 'Final', 'Tercer puesto', 'Semifinal 1', with the phase's name before them where a sport has
 * several knock-outs. A tie with a bye takes no number.
 */
export function tieNames(phases: readonly Phase[]): ReadonlyMap<string, string> {
  const knockouts = phases.filter((phase) => phase.kind === 'knockout')
  const byes = byesIn(phases)
  return new Map(
    knockouts.flatMap((phase) =>
      [...namesOf(phase, byes)].map(([id, name]): [string, string] => [
        id,
        knockouts.length > 1 ? `${phase.name} · ${name}` : name,
      ]),
    ),
  )
}
