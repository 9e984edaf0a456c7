import { describe, expect, it } from 'vitest'
import { eventErrors } from './event-check'

const match = { homeTeamId: 'home', awayTeamId: 'away' }
const rosters: Record<string, string> = { ana: 'home', bea: 'home', cleo: 'away', dora: 'elsewhere' }
const teamOf = (player: string) => rosters[player] ?? null
const goal = { type: 'goal', teamId: 'home', playerId: 'ana' }

describe('an event', () => {
  it.each([
    ['a goal', goal],
    ['a goal with an assist', { ...goal, assistPlayerId: 'bea' }],
    ['a goal that names no assist', { ...goal, assistPlayerId: null }],
    ['a card of the visitors', { type: 'red_card', teamId: 'away', playerId: 'cleo' }],
    ['a goal of nobody known', { ...goal, playerId: '' }],
    ['a penalty', { ...goal, penalty: true }],
    ['an own goal', { ...goal, type: 'own_goal' }],
    ['a second yellow card with the red one', { ...goal, type: 'yellow_card', withRed: true }],
    ['a substitution', { type: 'substitution', teamId: 'home', playerId: 'bea' }],
    ['a substitution with both players', { type: 'substitution', teamId: 'home', playerId: 'bea', outPlayerId: 'ana' }],
    ['a substitution for somebody unknown', { type: 'substitution', teamId: 'home', playerId: '', outPlayerId: 'ana' }],
  ])('is valid: %s', (_case, event) => {
    expect(eventErrors(event, match, teamOf)).toEqual([])
  })

  it.each([
    [
      'a team that does not play',
      { ...goal, teamId: 'elsewhere', playerId: 'dora' },
      [{ path: 'teamId', message: 'Ese equipo no juega este partido' }],
    ],
    [
      'a player of the other team',
      { ...goal, playerId: 'cleo' },
      [{ path: 'playerId', message: 'Ese jugador no es de ese equipo' }],
    ],
    [
      'a player that does not exist',
      { ...goal, playerId: 'nobody' },
      [{ path: 'playerId', message: 'Ese jugador no es de ese equipo' }],
    ],
    [
      'an assist on a card',
      { ...goal, type: 'yellow_card', assistPlayerId: 'bea' },
      [{ path: 'assistPlayerId', message: 'Solo un gol puede tener asistencia' }],
    ],
    [
      'an own goal that is a penalty',
      { ...goal, type: 'own_goal', penalty: true },
      [{ path: 'penalty', message: 'Solo un gol puede ser de penal' }],
    ],
    [
      'an assist by the scorer',
      { ...goal, assistPlayerId: 'ana' },
      [{ path: 'assistPlayerId', message: 'La asistencia debe ser de otro jugador' }],
    ],
    [
      'an assist of the other team',
      { ...goal, assistPlayerId: 'cleo' },
      [{ path: 'assistPlayerId', message: 'Ese jugador no es de ese equipo' }],
    ],
    [
      'a goal that replaces a player',
      { ...goal, outPlayerId: 'bea' },
      [{ path: 'outPlayerId', message: 'Solo un cambio dice quién sale' }],
    ],
    [
      'a player who replaces themselves',
      { ...goal, type: 'substitution', outPlayerId: 'ana' },
      [{ path: 'outPlayerId', message: 'Quien entra y quien sale son distintos jugadores' }],
    ],
    [
      'a replaced player of the other team',
      { ...goal, type: 'substitution', outPlayerId: 'cleo' },
      [{ path: 'outPlayerId', message: 'Ese jugador no es de ese equipo' }],
    ],
  ])('is rejected: %s', (_case, event, errors) => {
    expect(eventErrors(event, match, teamOf)).toEqual(errors)
  })
})
