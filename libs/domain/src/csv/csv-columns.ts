import { plainText } from '../format/search'

/**
 * Columns of a file by name, each with the words that head it, compared without blanks, accents and marks. Words in an
 * earlier pattern are more exact: a file with both has its value there.
 */
export type ColumnWords<Column extends string> = Readonly<Record<Column, RegExp | readonly RegExp[]>>

const bare = (cell: string): string => plainText(cell).replace(/[^a-z0-9]/g, '')

/** Fixture columns. */
export const fixtureColumns = {
  date: /^(fecha|dia|date|gamedate|startdate|fechapartido)$/,
  time: /^(hora|horario|inicio|time|starttime|horadeinicio)$/,
  moment: /^(eventstart|fechayhora|fechahora|datetime)$/,
  location: /^(lugar|location|venue|ubicacion|sede|predio|complejo|estadio)$/,
  field: /^(cancha|campo|pista|field|fieldname|resource|court)$/,
  fieldDetail: /^(locationdetails|detalledecancha)$/,
  sport: /^(deporte|categoria|disciplina|sport|division|divisionname)$/,
  phase: /^(fase|instancia|stage|etapa|eventdescription|shortlabel)$/,
  zone: /^(zona|grupo|group|pool)$/,
  round: /^(ronda|jornada|fechan|fechanumero|nfecha|nrofecha|round|matchday)$/,
  home: /^(local|equipolocal|equipo1|equipoa|clublocal|pareja1|hometeam|home|hometeamid|team1id)$/,
  away: /^(visitante|visita|equipovisitante|equipo2|equipob|clubvisita|clubvisitante|pareja2|awayteam|visitingteam|away|awayteamid|team2name)$/,
  homeReference: /^hometeamnumber$/,
  awayReference: /^(visitingteamnumber|customopponent)$/,
  team: /^(teamname|equipo|team)$/,
  opponent: /^(opponentname|rival|opponent)$/,
  side: /^(homeoraway|condicion|localia)$/,
  match: /^(partido|encuentro|cruce|enfrentamiento|equipos|match|matchup|fixture)$/,
  kind: /^(eventtype|practiceorgame|tipo)$/,
} as const satisfies ColumnWords<string>

export const teamColumns = {
  name: [/^(equipo|teamname|nombredelequipo|nombreequipo|nombredeequipo|team)$/, /^(nombre|name)$/],
  sport: /^(deporte|categoria|disciplina|division|divisionname|leagues|sport)$/,
  promotion: [/^(promocion|promo|camada)$/, /^(anio|ano|year)$/, /^(homeclub|club)$/],
} as const satisfies ColumnWords<string>

/** The team column of a list of players; the roster's own reading knows the others. */
export const playerTeamColumns = {
  team: /^(equipo|teamname|team|nombredelequipo)$/,
  sport: /^(deporte|categoria|disciplina|division|divisionname|sport)$/,
} as const satisfies ColumnWords<string>

const rankIn = (patterns: RegExp | readonly RegExp[], head: string): number =>
  [patterns].flat().findIndex((pattern: RegExp) => pattern.test(head))

/** Column that a cell heads; null for any other text. */
export function columnOf<Column extends string>(words: ColumnWords<Column>, cell: string): Column | null {
  const head = bare(cell)
  return (Object.keys(words) as Column[]).find((column) => rankIn(words[column], head) >= 0) ?? null
}

/** Rank of a cell among the words of its column; the most exact ones have 0. */
export function rankOf<Column extends string>(words: ColumnWords<Column>, cell: string): number {
  const column = columnOf(words, cell)
  return column ? rankIn(words[column], bare(cell)) : 0
}
