import { competitionLimits } from './keys'

/** Messages of a competition's shapes, which its readers load too; those of its rules are beside them. */
export const shapeMessages = {
  phaseName: 'El nombre de la fase es requerido',
  zoneName: 'El nombre de la zona es requerido',
  kind: 'Elige zonas o llave',
  legs: 'Los equipos se enfrentan una o dos veces',
  slot: 'Elige un equipo, un lugar de una zona o un cruce',
  noZones: 'Agrega al menos una zona',
  noTies: 'Agrega al menos un cruce',
  phases: `Máximo ${competitionLimits.phases} fases`,
  zones: `Máximo ${competitionLimits.zones} zonas`,
  teams: `Máximo ${competitionLimits.teams} equipos`,
  entrants: `Una llave admite hasta ${competitionLimits.entrants} equipos`,
  team: 'Elige un equipo',
  noKeys: 'Elige al menos una clave',
  noPoints: 'Elige cuántos puntos se suman o se descuentan',
  reason: 'El motivo es requerido',
  order: 'Ordena exactamente esos equipos',
  results: 'Elige si sus resultados se anulan o se mantienen',
  lotsPlace: 'Elige una zona o un puesto',
  twoTeams: 'Elige al menos dos equipos',
  sameTeam: 'Ese equipo está dos veces',
} as const
