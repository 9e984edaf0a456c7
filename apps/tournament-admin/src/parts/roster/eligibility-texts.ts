/** Texts for the eligibility of players (B48). */
export const eligibilityTexts = {
  ineligible: 'No habilitado',
  open: 'No habilitar',
  openAgain: 'Ver habilitación',
  title: (name: string) => `Habilitación de ${name}`,
  why: 'Sigue en la lista. El tablero avisa a quien anota, que puede registrarlo igual. El motivo lo ven la organización y su capitán, nadie más.',
  save: 'No habilitar',
  saveReason: 'Guardar el motivo',
  allow: 'Habilitar',
  allowed: (name: string) => `${name} está habilitado`,
  barred: (name: string) => `${name} quedó como no habilitado`,
  failed: 'Error al guardar la habilitación',
  reasonSaved: 'Motivo guardado',
  captainHeading: (players: number) =>
    players === 1 ? 'Un jugador todavía no está habilitado' : `${players} jugadores todavía no están habilitados`,
  captainWhy: 'El motivo está junto a su nombre. Habla con la organización: cuando se resuelve, lo habilita.',
  maybeSame: 'Puede ser la misma persona',
} as const
