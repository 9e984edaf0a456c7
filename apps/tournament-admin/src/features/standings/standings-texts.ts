import { endSentence } from '@torneo/domain/format/join-sentences'

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
