import { defaultSetRules } from '@torneo/contracts/tournament/scoring'
import { defaultSportRules, type TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import type { OwnFields } from '../../platform/database/repository'

type Sport = OwnFields<TournamentSport>

function sport(
  order: number,
  [icon, name]: readonly [icon: string, name: string],
  description: string,
  rules: Partial<Sport['rules']>,
): Sport {
  return { name, icon, description, active: true, order, rules: { ...defaultSportRules, ...rules } }
}

export const demoTournamentSports: readonly Sport[] = [
  sport(10, ['⚽', 'Fútbol 11'], 'Dos tiempos de 35 minutos en la cancha principal.', {
    playersPerTeam: 11,
    matchDuration: 70,
  }),
  sport(20, ['🥅', 'Futsal'], 'Cinco por lado en el gimnasio, con cambios libres.', {
    playersPerTeam: 5,
    matchDuration: 40,
  }),
  sport(30, ['🏀', 'Básquet'], 'Dos tiempos de 20 minutos, reloj corrido.', {
    playersPerTeam: 5,
    matchDuration: 40,
    pointsForWin: 2,
    scoring: 'points',
  }),
  sport(40, ['🏐', 'Vóley mixto'], 'Equipos mixtos, al mejor de tres sets.', {
    playersPerTeam: 6,
    matchDuration: 60,
    hasHalves: false,
    scoring: 'sets',
    ...defaultSetRules,
  }),
  sport(50, ['🎾', 'Tenis dobles'], 'Parejas por promoción en las canchas de polvo.', {
    playersPerTeam: 2,
    matchDuration: 90,
    hasHalves: false,
    scoring: 'sets',
    bestOf: 3,
    setPoints: 6,
    lastSetPoints: 6,
    setCap: 7,
  }),
  sport(60, ['🏓', 'Ping pong'], 'Al mejor de cinco juegos de once puntos.', {
    playersPerTeam: 1,
    matchDuration: 30,
    hasHalves: false,
    scoring: 'sets',
    bestOf: 5,
    setPoints: 11,
    lastSetPoints: 11,
    setCap: 0,
  }),
]
