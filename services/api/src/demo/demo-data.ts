import { defaultSportRules, type TournamentSport } from '@torneo/contracts/tournament-sports'
import type { Hero } from '@torneo/contracts/hero'
import type { Role } from '@torneo/contracts/roles'
import type { OwnFields } from '../platform/repository'

/** Known to everyone: only ever for trying the panel out. */
export const demoPassword = 'torneo2025'

/** The super comes first: the others are created in their name. */
export const demoAccounts: readonly { email: string; name: string; role: Role }[] = [
  { email: 'super@torneo.local', name: 'Lucía Ferreyra', role: 'super' },
  { email: 'torneo@torneo.local', name: 'Diego Paz', role: 'admin_tournament' },
  { email: 'landing@torneo.local', name: 'Carla Núñez', role: 'admin_landing' },
  { email: 'capitan@torneo.local', name: 'Ana Ríos', role: 'team_captain' },
]

export const demoHero: OwnFields<Hero> = {
  title: 'Torneo de Ex Alumnos 2025',
  subtitle: 'Volvemos a la cancha',
  description: 'Un fin de semana de deporte y reencuentros: todas las promociones, seis disciplinas y un solo colegio.',
  logoImage: '',
  backgroundImage: '',
  ctaText: 'Inscribe a tu promoción',
  ctaLink: '#inscripcion',
  ctaVisible: true,
}

type Sport = OwnFields<TournamentSport>

function sport(order: number, icon: string, name: string, description: string, rules: Partial<Sport['rules']>): Sport {
  return { name, icon, description, active: true, order, rules: { ...defaultSportRules, ...rules } }
}

export const demoSports: readonly Sport[] = [
  sport(10, '⚽', 'Fútbol 11', 'Dos tiempos de 35 minutos en la cancha principal.', { playersPerTeam: 11, matchDuration: 70 }),
  sport(20, '🥅', 'Futsal', 'Cinco por lado en el gimnasio, con cambios libres.', { playersPerTeam: 5, matchDuration: 40 }),
  sport(30, '🏀', 'Básquet', 'Dos tiempos de 20 minutos, reloj corrido.', { playersPerTeam: 5, matchDuration: 40, pointsForWin: 2 }),
  sport(40, '🏐', 'Vóley mixto', 'Equipos mixtos, al mejor de tres sets.', { playersPerTeam: 6, matchDuration: 60, hasHalves: false }),
  sport(50, '🎾', 'Tenis dobles', 'Parejas por promoción en las canchas de polvo.', { playersPerTeam: 2, matchDuration: 90, hasHalves: false }),
  sport(60, '🏓', 'Ping pong', 'Al mejor de cinco juegos de once puntos.', { playersPerTeam: 1, matchDuration: 30, hasHalves: false }),
]
