/** Messages of a match's place in a competition; apart, because every screen of matches loads them. */
export const placeMessages = {
  noPhase: 'Esa fase no existe',
  tieTeams: 'Los equipos de un cruce salen de la competencia',
  tieEnding: 'En un cruce, la llave dice cómo se define un empate',
  zoneSlots: 'Elige dos lugares distintos de la zona',
} as const
