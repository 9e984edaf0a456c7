const teams = (count: number) => (count === 1 ? '1 equipo' : `${count} equipos`)
const players = (count: number) => (count === 1 ? '1 jugador' : `${count} jugadores`)

/** Texts of teams from and to CSV (B37). */
export const teamCsvTexts = {
  fileName: (year: number) => `equipos-${year}.csv`,
  title: 'Importar equipos',
  how: 'Una fila por equipo, con Equipo, Deporte y Promoción. La promoción puede ser su nombre o su año.',
  counted: teams,
  create: (count: number) => `Crear ${teams(count)}`,
  created: (count: number) => (count === 1 ? '1 equipo creado' : `${count} equipos creados`),
  existing: (count: number) => `${count === 1 ? 'Ya está creado' : 'Ya están creados'}: ${teams(count)}. No se repite.`,
  nothing: 'No hay equipos nuevos en el archivo.',
  rejected: 'No se creó ningún equipo. Revisa las filas marcadas.',
  failed: 'No se pudieron crear los equipos.',
  whichPromotion: (text: string) => `¿Qué promoción es «${text}»?`,
  choosePromotion: 'Elige una promoción',
} as const

/** Texts of players of all teams from and to CSV (B37). */
export const playerCsvTexts = {
  fileName: (year: number) => `jugadores-${year}.csv`,
  title: 'Importar jugadores',
  how: 'Una fila por jugador, con Equipo, Número y Nombre. Sirven también Deporte y Posición.',
  counted: players,
  create: (count: number) => `Agregar ${players(count)}`,
  created: (count: number) => (count === 1 ? '1 jugador agregado' : `${count} jugadores agregados`),
  existing: (count: number) => `${count === 1 ? 'Ya está' : 'Ya están'} en su lista: ${players(count)}. No se repite.`,
  nothing: 'No hay jugadores nuevos en el archivo.',
  rejected: 'No se agregó ningún jugador. Revisa las filas marcadas.',
  failed: 'No se pudieron agregar los jugadores.',
  doubtful: 'En el archivo está como duda',
  numberTaken: (number: number, name: string) => `El ${number} ya es de ${name}`,
  numberTwice: (number: number) => `El ${number} está repetido en este archivo`,
} as const
