import type { Dependents } from '@torneo/contracts/dependents'

const words = {
  teams: ['equipo', 'equipos'],
  players: ['jugador', 'jugadores'],
  matches: ['partido', 'partidos'],
  events: ['evento', 'eventos'],
} as const

const list = new Intl.ListFormat('es', { type: 'conjunction' })

/**
 * What a deletion takes along (R39): 'Se eliminan también 3 equipos, 40 jugadores, 2 partidos y 5 eventos.' What is none is not named;
 * `none` is said of nothing at all.
 */
export function dependentsSentence(dependents: Dependents, none = 'No hay equipos ni partidos que dependan de él.'): string {
  const kinds = ['teams', 'players', 'matches', 'events'] as const
  const present = kinds.filter((kind) => dependents[kind] > 0)
  if (present.length === 0) return none
  const counted = present.map((kind) => `${dependents[kind]} ${words[kind][dependents[kind] === 1 ? 0 : 1]}`)
  const single = present.length === 1 && present[0] && dependents[present[0]] === 1
  return `${single ? 'Se elimina' : 'Se eliminan'} también ${list.format(counted)}.`
}
