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
  place: (place: number, names: string) => `${place}.º ${names}`,

  zone: (name: string) => `Posiciones de ${name}`,
  undrawn: 'Las zonas todavía no se sortearon',
  passed: (cup: string) => `Pasó a ${cup}`,
  passes: (cup: string) => `Pasa a ${cup}`,
  mayPass: (cup: string) => `Puede pasar a ${cup}`,
  deducted: (points: number) => (points === 1 ? 'Descuento de 1 punto' : `Descuento de ${points} puntos`),
  withdrawn: 'Retirado',
  lotsDue: 'Falta el sorteo entre los igualados',

  ours: 'Tu promo',
} as const
