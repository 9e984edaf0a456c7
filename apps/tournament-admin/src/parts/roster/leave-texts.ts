const leftLabel = 'Dados de baja'

/** Texts for removing a player from a roster and moving one to another team (B48). */
export const leaveTexts = {
  open: 'Dar de baja o cambiar de equipo',
  openLeave: 'Dar de baja',
  title: (name: string) => `¿${name} deja la lista?`,
  rejected: 'No se puede eliminar: tiene goles o tarjetas registrados.',

  leave: 'Dar de baja',
  leaveWhy:
    'Sale de esta lista y su camiseta queda libre. Sus goles, tarjetas y partidos siguen contando donde los hizo. Puede volver cuando quieras.',
  leaving: 'Dando de baja...',
  left: (name: string) => `${name} salió de la lista`,
  undo: 'Deshacer',
  back: (name: string) => `${name} volvió a la lista`,

  move: 'Cambiar de equipo',
  moveWhy:
    'Pasa a la lista de otro equipo del mismo deporte. Sus goles, tarjetas y partidos siguen contando para el equipo de ahora.',
  team: 'Equipo nuevo',
  chooseTeam: 'Elige un equipo',
  teamRequired: 'Elige el equipo nuevo',
  noTeams: 'No hay otro equipo de este deporte.',
  moving: 'Cambiando...',
  moved: (name: string, team: string) => `${name} pasó a ${team}`,
  failed: 'Error al guardar el jugador',

  leftTitle: (players: number) => `${leftLabel} (${players})`,
  returnToList: 'Devolver a la lista',
  returnLabel: (name: string) => `Devolver a ${name} a la lista`,
} as const
