import { shownName, withdrawnLabel } from '@torneo/domain/competition/withdrawn'
/** Texts of a sport's competition. */
export const competitionTexts = {
  views: 'Ver',
  matches: 'Partidos',
  zones: 'Zonas',
  bracket: 'Llave',
  loading: 'Cargando la competencia...',
  cups: 'Llaves',

  champion: (names: string) => `Campeón: ${names}`,
  championOf: (cup: string, names: string) => `Campeón de ${cup}: ${names}`,
  shareChampion: 'Compartir al campeón',
  place: (place: number, names: string) => `${place}.º ${names}`,

  zone: (name: string) => `Posiciones de ${name}`,
  undrawn: 'Las zonas todavía no se sortearon',
  passed: (cup: string) => `Pasó a ${cup}`,
  passes: (cup: string) => `Pasa a ${cup}`,
  mayPass: (cup: string) => `Puede pasar a ${cup}`,
  deducted: (points: number) =>
    points < 0 ? `Se sumaron ${-points}` : points === 1 ? 'Descuento de 1 punto' : `Descuento de ${points} puntos`,
  withdrawn: withdrawnLabel,
  lotsDue: 'Falta el sorteo entre los igualados',

  ours: 'Tu promo',

  path: (team: Parameters<typeof shownName>[0]) => `El camino de ${shownName(team)}`,
  winnerMeets: (opponent: string, when: string) => `El ganador juega contra ${opponent}${when && `, ${when}`}`,
  loserMeets: (opponent: string, when: string) => `El perdedor juega contra ${opponent}${when && `, ${when}`}`,
  teamMeets: (team: string, opponent: string, when: string) => `${team} juega contra ${opponent}${when && `, ${when}`}`,
} as const
