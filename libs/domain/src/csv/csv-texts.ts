/** Spanish of files with fixtures, teams and players (B37). */
export const csvTexts = {
  fixtures: {
    date: 'Fecha',
    time: 'Hora',
    field: 'Cancha',
    sport: 'Deporte',
    phase: 'Fase',
    zone: 'Zona',
    round: 'Ronda',
    home: 'Local',
    away: 'Visitante',
  },
  teams: { name: 'Equipo', sport: 'Deporte', promotion: 'Promoción' },
  players: { team: 'Equipo', sport: 'Deporte', number: 'Número', name: 'Nombre', position: 'Posición' },
  wholeRow: 'Fila',
  unclosedQuote: 'Comillas sin cerrar',
  missing: (column: string) => `Falta ${column}`,
  noHeading: (columns: readonly string[]) => `No se encontraron las columnas ${columns.join(' y ')}`,
  empty: 'El archivo no tiene filas',
  noDay: (text: string) => `'${text}' no es una fecha`,
  noTime: (text: string) => `'${text}' no es una hora`,
  unknown: (name: string, similar: readonly string[]) =>
    similar.length > 0 ? `No existe '${name}': ¿es ${similar.join(' o ')}?` : `No existe '${name}'`,
  severalSports: (name: string) => `'${name}' juega en varios deportes: falta Deporte`,
  sameTeam: 'El mismo equipo de los dos lados',
  extra: (text: string) => `Sobra '${text}'`,
} as const
