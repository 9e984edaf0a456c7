import type { Knockout } from '@torneo/contracts/competition/knockout'
import type { Phase } from '@torneo/contracts/competition/phases'
import { bracketRounds } from '@torneo/domain/competition/bracket/bracket-rounds'
import { byesIn } from '@torneo/domain/competition/bracket/byes'
import { endSentence } from '@torneo/domain/format/join-sentences'
import { joinNames } from '../words'
import type { TemplateName } from './begin-phases'

const shortNames: Readonly<Record<string, string>> = { Semifinales: 'semis' }

/** Entrants of a knock-out: the sides that no tie of its own fills, byes left out. */
const entrantsOf = ({ ties }: Knockout): number =>
  ties
    .flatMap(({ home, away }) => [home, away])
    .filter((slot) => slot && !('winner' in slot || 'loser' in slot || 'bye' in slot)).length

/** Describes a way to play with the teams of a sport: '3 zonas; 8 van a Oro y 4 a Plata.' */
export function describePhases(template: TemplateName, phases: readonly Phase[]): string {
  if (template === 'Todos contra todos') return 'Una tabla, todos se cruzan una vez.'
  if (template === 'Llave directa') return 'El que pierde queda afuera.'
  const zones = phases.flatMap((phase) => (phase.kind === 'league' ? phase.zones : []))
  const sizes = zones.map(({ teamIds }) => teamIds.length)
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
  const count = zones.length === 1 ? '1 zona' : `${zones.length} zonas`
  if (template === 'Zonas')
    return `${count} de ${least === most ? least : `${least} o ${most}`}. Gana el mejor primero.`
  const knockouts = phases.filter((phase) => phase.kind === 'knockout')
  if (template === 'Oro y Plata')
    return endSentence(
      `${count}; ${joinNames(knockouts.map((cup, index) => `${entrantsOf(cup)}${index === 0 ? ' van' : ''} a ${cup.name}`))}`,
    )
  const byes = byesIn(phases)
  const rounds = knockouts.flatMap(({ ties }) => bracketRounds(ties, byes).map(({ name }) => name))
  return endSentence(joinNames([count, ...rounds.map((name) => shortNames[name] ?? name.toLowerCase())]))
}
