import type { ScoringKind } from '@torneo/contracts/tournament/scoring'
import { endSentence } from '@torneo/domain/format/join-sentences'
import type { CountedRule } from '@torneo/domain/tables/place-reason'

/** Texts of 'Tablas de Posiciones' (spec 2 §2). */
export const standingsTexts = {
  caption: 'Tabla de posiciones',
  team: 'Equipo',
  loading: 'Cargando la tabla...',
  failed: 'No pudimos cargar la tabla',
  none: 'No hay datos disponibles para esta categoría',
  noneWhy: 'Los equipos aparecen aquí en cuanto se agregan, y suman cuando finaliza un partido.',
  noneOf: (category: string, sport: string) => ({ text: endSentence(`Ningún equipo de ${category} en ${sport}`) }),
  nextStep: { to: '/tournament/teams', label: 'Ver equipos' },
  legend: 'Abreviaturas',
  why: 'Por qué este puesto',
  whyOf: (team: string, place: string) => `Por qué ${team} está en el puesto ${place}`,
  whyNoneOf: (team: string) => `Por qué ${team} todavía no tiene puesto`,
  noPlaces: 'Los puestos aparecen cuando se juegue el primer partido.',
  firstOfZone: 'Es el primero de su zona.',
  alone: 'No hay otro equipo con el que compararlo.',
} as const

/** Names of the ranking rules, by scoring system. */
export const ruleLabels: Readonly<Record<ScoringKind, Readonly<Record<CountedRule | 'goalsAgainst', string>>>> = {
  goals: {
    points: 'puntos',
    goalDifference: 'diferencia de gol',
    goalsFor: 'goles a favor',
    goalsAgainst: 'goles en contra',
  },
  points: {
    points: 'puntos',
    goalDifference: 'diferencia de puntos',
    goalsFor: 'puntos a favor',
    goalsAgainst: 'puntos en contra',
  },
  sets: {
    points: 'puntos',
    goalDifference: 'diferencia de sets',
    goalsFor: 'sets a favor',
    goalsAgainst: 'sets en contra',
  },
}
