import { plainText } from '../format/search'

/** Columns of a file by name, each with the words that head it, compared without blanks, accents and marks. */
export type ColumnWords<Column extends string> = Readonly<Record<Column, RegExp>>

const bare = (cell: string): string => plainText(cell).replace(/[^a-z0-9]/g, '')

/** Fixture columns. */
export const fixtureColumns = {
  date: /^(fecha|dia|date|gamedate|startdate|fechapartido)$/,
  time: /^(hora|horario|inicio|time|starttime|horadeinicio)$/,
  moment: /^(eventstart|fechayhora|fechahora|datetime)$/,
  field: /^(cancha|campo|pista|lugar|location|field|fieldname|venue|resource|court|ubicacion)$/,
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
  kind: /^(eventtype|practiceorgame|tipo)$/,
} as const satisfies ColumnWords<string>

export const teamColumns = {
  name: /^(nombre|equipo|teamname|name|nombredelequipo|team)$/,
  sport: /^(deporte|categoria|disciplina|division|divisionname|leagues|sport)$/,
  promotion: /^(promocion|promo|anio|ano|camada|homeclub|club|year)$/,
} as const satisfies ColumnWords<string>

/** The team column of a list of players; the roster's own reading knows the others. */
export const playerTeamColumns = {
  team: /^(equipo|teamname|team|nombredelequipo)$/,
  sport: /^(deporte|categoria|disciplina|division|divisionname|sport)$/,
} as const satisfies ColumnWords<string>

/** Column that a cell heads; null for any other text. */
export function columnOf<Column extends string>(words: ColumnWords<Column>, cell: string): Column | null {
  const head = bare(cell)
  return (Object.keys(words) as Column[]).find((column) => words[column].test(head)) ?? null
}
