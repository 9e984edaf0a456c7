import { aUser } from '@torneo/testing/builders'

export const lucia = aUser({
  name: 'Lucía Ferreyra',
  email: 'super@torneo.local',
  role: 'super',
  createdAt: '2025-08-02T13:10:00.000Z',
})
export const marcos = aUser({
  name: 'Marcos Ibarra',
  email: 'torneo@torneo.local',
  role: 'admin_tournament',
  createdAt: '2025-08-14T15:00:00.000Z',
})
export const jose = aUser({
  name: 'José Núñez',
  email: 'landing@torneo.local',
  role: 'admin_landing',
  createdAt: '2025-09-01T15:00:00.000Z',
})
export const ana = aUser({
  name: 'Ana Belén Rojas',
  email: 'capitan98@torneo.local',
  role: 'team_captain',
  promotionId: 'promo98',
  teamId: 'team98',
  teamName: 'Promo 98',
})
export const pablo = aUser({
  name: 'Pablo Ríos',
  email: 'capitan05@torneo.local',
  role: 'team_captain',
  promotionId: 'promo05',
  teamId: null,
  teamName: null,
})
export const gaston = aUser({
  name: 'Gastón Prado',
  email: 'capitan@torneo.local',
  role: 'team_captain',
  teamId: null,
  teamName: null,
})
export const prensa = aUser({ name: 'Equipo de Prensa', email: 'prensa@torneo.local', role: 'prensa' })
/** Deactivated users. */
export const elena = aUser({ name: 'Elena Vidal', email: 'elena@torneo.local', role: 'admin_landing', active: false })
export const raul = aUser({
  name: 'Raúl Ocampo',
  email: 'capitan87@torneo.local',
  role: 'team_captain',
  teamId: null,
  teamName: null,
  active: false,
})

/** One user of each kind that the list renders differently. */
export const someUsers = [lucia, marcos, jose, ana, pablo, gaston, prensa]
