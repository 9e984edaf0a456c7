import { formatDay } from '../format/format-day'
import type { TeamRequest } from './plan'

/** '3 h', '40 min', '1 h 20 min'. */
function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])].join(' ')
}

const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`

const either = (options: readonly string[]): string => options.join(', o ')

const dayName = (date: string): string => formatDay(date, Number(date.slice(0, 4)))

function requestText({ kind, date, time }: TeamRequest): string {
  const on = date ? ` el ${dayName(date)}` : ''
  if (kind === 'not_on') return `no jugar${on}`
  const bound = kind === 'not_before' ? 'no antes' : 'no después'
  return time ? `${bound} de las ${time}${on}` : `${bound} del ${dayName(date ?? '')}`
}

interface Shortage {
  readonly sport: string | undefined
  readonly fields: number
  readonly matches: number
  /** Minutes. */
  readonly missing: number
  readonly options: readonly string[]
}

/** Spanish sentences of a plan (B35): why a match is missing, and what would make room. */
export const planTexts = {
  capacity: (fits: number, total: number) => `Entran ${fits} de ${total}`,
  fieldFull: (fields: readonly string[]) =>
    fields.length > 0 ? `No queda lugar en ${fields.join(', ')}` : 'No queda lugar en ninguna cancha',
  noWindow: (fields: readonly string[]) =>
    fields.length > 0 ? `No hay horario para ${fields.join(', ')}` : 'No hay canchas con horario',
  tooLong: (minutes: number) => `Ningún horario alcanza para un partido de ${minutes} min`,
  teamBusy: (team: string, rest: number) =>
    rest > 0 ? `${team} juega a esas horas, o no descansa ${rest} min` : `${team} juega a esas horas`,
  peopleBusy: (team: string) => `La gente de ${team} juega otro partido a esas horas`,
  requested: (team: string, request: TeamRequest) => `${team} pidió ${requestText(request)}`,
  excluding: (team: string, requests: readonly TeamRequest[]) =>
    `Los pedidos de ${team} no dejan ninguna hora: ${requests.map(requestText).join('; ')}`,
  waitsTooLong: 'Los partidos que espera terminan demasiado tarde',
  mustEndEarlier: 'Debe terminar antes de un partido que se queda donde está',
  wished: 'Lo que se pide no deja otra hora',
  gaveWay: (count: number) =>
    count === 1
      ? 'No se cumple en 1 partido, que de otro modo quedaba afuera'
      : `No se cumple en ${count} partidos, que de otro modo quedaban afuera`,
  waitsForMissing: 'Espera a un partido que no entró',
  circular: 'Espera a un partido que lo espera a él',
  someTeam: 'Un equipo',
  advice: {
    circular: 'Hay partidos que se esperan entre sí: quitar una de esas esperas',
    noFields: 'No hay canchas con horario: sumar un día con al menos una cancha',
    noWindow: (fields: readonly string[]) => `No hay horario para ${fields.join(', ')}: sumar un día en que se usen`,
    tooLong: (minutes: number, longest: number) =>
      `Ningún horario alcanza para un partido de ${minutes} min: alargarlo, o partidos de ${longest} min`,
    shortage: ({ sport, fields, matches, missing, options }: Shortage) =>
      [
        `${sport ? `${sport} tiene` : 'Hay'} ${counted(fields, 'cancha', 'canchas')} y ${counted(matches, 'partido', 'partidos')}`,
        `${missing === 60 ? 'falta' : 'faltan'} ${duration(missing)}; ${either(options)}`,
      ].join(': '),
    addFields: (count: number) => (count === 1 ? 'sumar una cancha' : `sumar ${count} canchas`),
    shorterTurns: (minutes: number) => `turnos de ${minutes} min`,
    addDays: 'sumar días',
    fitsWith: (total: number, options: readonly string[]) => `Entran ${total} de ${total} ${either(options)}`,
    withoutRequest: (team: string, request: TeamRequest) => `sin el pedido de ${team} (${requestText(request)})`,
    withRest: (minutes: number) => (minutes > 0 ? `con ${minutes} min de descanso` : 'sin descanso'),
    withTurns: (minutes: number) => `con turnos de ${minutes} min`,
    withLongerDays: 'con una hora más por día',
    withField: 'con una cancha más',
    withDay: 'con un día más',
    more: (missing: number) =>
      `${missing === 1 ? 'Falta 1 partido' : `Faltan ${missing} partidos`}: sumar canchas, horas o días`,
  },
} as const
