/** Limits of the Copa General; `sportPlaces` is the largest knock-out. */
export const generalCupLimits = {
  sports: 40,
  sportPlaces: 64,
  contests: 12,
  places: 30,
  points: 1000,
  adjustments: 200,
} as const

/** Messages of the Copa General (B88), for the API and the form. */
export const generalCupMessages = {
  name: 'El nombre de la copa es requerido',
  contestName: 'El nombre del concurso es requerido',
  sport: 'Elige un deporte',
  noSport: 'Ese deporte ya no está en el torneo',
  sameSport: 'Ese deporte ya está en la copa',
  noPhase: 'Esa fase no es de este deporte',
  contests: `Máximo ${generalCupLimits.contests} concursos`,
  places: `Máximo ${generalCupLimits.places} puestos`,
  sportPlaces: `Máximo ${generalCupLimits.sportPlaces} puestos`,
  emptyPlace: 'Cada puesto lleva al menos una promoción',
  sameId: 'Ese identificador ya se usa en esta copa',
  promotion: 'Elige una promoción',
  noPromotion: 'Esa promoción ya no existe',
  samePromotion: 'Esa promoción ya tiene un puesto en este concurso',
  noPoints: 'Escribe puntos que sumar o restar',
  reason: 'El motivo es requerido',
  adjustments: `Máximo ${generalCupLimits.adjustments} ajustes`,
} as const
