import type { Hero } from '@torneo/contracts/hero'
import { defaultSportRules, type TournamentSport } from '@torneo/contracts/tournament-sports'
import type { User } from '@torneo/contracts/users'

let made = 0

/** A fresh id, as short as the contract allows. */
function nextId(): string {
  made += 1
  return `0190a1b2c3d4e${made.toString(16).padStart(7, '0')}`
}

function record() {
  return { id: nextId(), createdAt: '2025-11-01T12:00:00.000Z', updatedAt: '2025-11-08T12:00:00.000Z', rev: 1 }
}

export function aUser(fields: Partial<User> = {}): User {
  const base = record()
  const id = fields.id ?? base.id
  return {
    ...base, userId: id, email: 'lucia@torneo.local', name: 'Lucía Ferreyra', role: 'super', promotionId: null, active: true,
    createdBy: '', prefs: {}, ...fields,
  }
}

export function aHero(fields: Partial<Hero> = {}): Hero {
  return {
    ...record(), title: 'Torneo de Exalumnos 2025', subtitle: 'Volvemos a la cancha', description: 'Un fin de semana, treinta promociones.',
    logoImage: '', backgroundImage: '', ctaText: 'Inscribe a tu promo', ctaLink: '/inscripcion', ctaVisible: true, ...fields,
  }
}

export function aTournamentSport(fields: Partial<TournamentSport> = {}): TournamentSport {
  return { ...record(), name: 'Fútbol', icon: '⚽', description: '', rules: defaultSportRules, active: true, order: 100, ...fields }
}
