import { expect, test } from 'vitest'
import { dependentsSentence } from './dependents-sentence'

const none = { teams: 0, players: 0, matches: 0, events: 0 }

test.each([
  [
    { teams: 3, players: 40, matches: 2, events: 5 },
    'Se eliminan también 3 equipos, 40 jugadores, 2 partidos y 5 eventos.',
  ],
  [{ ...none, teams: 1, players: 1 }, 'Se eliminan también 1 equipo y 1 jugador.'],
  [{ ...none, teams: 2, matches: 1 }, 'Se eliminan también 2 equipos y 1 partido.'],
  [{ ...none, teams: 1 }, 'Se elimina también 1 equipo.'],
  [{ ...none, events: 2 }, 'Se eliminan también 2 eventos.'],
  [none, 'No hay equipos ni partidos que dependan de él.'],
])('%j', (dependents, sentence) => {
  expect(dependentsSentence(dependents)).toBe(sentence)
})
