/** Texts for players of one name in several teams of a sport (B48). */
export const namesakesTexts = {
  heading: (groups: number) =>
    groups === 1
      ? 'Un nombre está en dos listas del mismo deporte'
      : `${groups} nombres están en más de una lista del mismo deporte`,
  ofTeam: (names: readonly string[]) => `También en otro equipo de este deporte: ${names.join(', ')}`,
  hint: 'Puede ser la misma persona.',
  review: 'Revisar',
  title: 'Puede ser la misma persona',
  why: 'Si es la misma, abre la lista donde no corresponde: su lápiz lleva a Dar de baja. Si no lo es, dilo aquí y no se vuelve a señalar.',
  loading: 'Cargando los nombres...',
  failed: 'No pudimos cargar los nombres',
  none: 'No queda ninguno por revisar.',
  player: (team: string, number: number) => `${team} · n.º ${number}`,
  missing: 'Equipo no encontrado',
  distinct: 'No es la misma persona',
  distinctOf: (name: string) => `${name}: no es la misma persona`,
  distinguished: (name: string) => `${name}: no se vuelve a señalar`,
  distinguishFailed: 'Error al guardar que no son la misma persona',
} as const
