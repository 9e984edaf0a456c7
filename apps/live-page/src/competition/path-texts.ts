/** Texts of a team's path through a competition. */
export const pathTexts = {
  back: 'Volver a la llave',
  share: 'Compartir el camino',
  alert: 'Avisarme cuando empiece',
  missing: 'Este equipo no está en la competencia',
  zonePlace: (place: number, points: number) => `${place}.º con ${points} ${points === 1 ? 'punto' : 'puntos'}`,
  ended: (place: number) => `Terminó ${place}.º`,
  goes: (cup: string) => `Pasó a ${cup}`,
  ifStays: (tie: string, opponent: string) => `Si sigue ahí: ${tie}, contra ${opponent}`,
  ifWins: (opponent: string) => `Si gana, juega contra ${opponent}`,
  ifLoses: (opponent: string) => `Si pierde, juega contra ${opponent}`,
  noDate: 'Sin fecha todavía',
  champion: (cup: string) => `Campeón de ${cup}`,
  podium: (place: number, cup: string) => `${place}.º de ${cup}`,
} as const
