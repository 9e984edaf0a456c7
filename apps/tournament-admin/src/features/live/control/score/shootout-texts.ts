/** Texts for a level match that must have a winner (B16). */
export const shootoutTexts = {
  title: 'Penales',
  levelTitle: (score: string) => `Empate ${score}: debe haber un ganador`,
  extraTime: 'Jugar el alargue',
  overtimeBody: (minutes: number) =>
    `En este deporte no se termina empatado. El alargue dura ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}; si sigue empatado, se juega otro.`,
  playOn: 'Seguir jugando',
  playOnBody: 'En este deporte no se termina empatado, y los alargues ya se jugaron: sigan hasta que haya un ganador.',
  begins: '¿Quién empieza a patear?',
  turn: (team: string) => `Patea ${team}`,
  who: 'Jugador (Opcional)',
  unidentified: 'Sin identificar',
  scored: 'Convertido',
  missed: 'Errado',
  won: (team: string) => `Gana ${team} en los penales`,
  kicks: (team: string, scored: number) => `Penales de ${team}: ${scored}`,
  undo: 'Deshacer el último penal',
  finish: 'Finalizar Partido',
  back: 'Volver al partido',
} as const
