/** Texts of 'Mi Equipo' (spec 2 §2 'My team'). */
export const myTeamTexts = {
  none: 'No tienes un equipo asignado',
  noneWhy: 'Cuando la organización arme el de tu promoción, lo vas a ver aquí.',
  loading: 'Cargando tu equipo...',
  failed: 'No pudimos cargar tu equipo',
  choose: 'Equipo',
  noSport: '-',
  closed: 'Las listas están cerradas',
  closedWhy: 'Puedes ver e imprimir tu lista. Si necesitas un cambio, habla con la organización.',

  matches: 'Próximos partidos',
  matchesLoading: 'Cargando los partidos...',
  matchesFailed: 'No pudimos cargar tus partidos',
  retry: 'Reintentar',
  noMatches: 'No hay partidos programados',
  against: 'vs.',
  live: 'EN VIVO',
  changed: 'Cambió',
  changedFrom: (before: string) => `antes ${before}`,
  noRival: 'Equipo no encontrado',
} as const
