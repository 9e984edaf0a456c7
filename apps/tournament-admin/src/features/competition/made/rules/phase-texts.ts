import type { HeadToHeadKey, TieBreakRule } from '@torneo/contracts/competition/tie-breaks'
import { endSentence } from '@torneo/domain/format/join-sentences'
import { joinNames, ordinal } from '../../words'

/** Most teams that a line names. */
const shownTeams = 4

/** Texts of the form of a phase, loaded with it. */
export const phaseTexts = {
  phaseName: 'Nombre de la fase',
  zoneName: (place: number) => `Nombre de la zona ${place}`,
  preset: 'Desempate',
  own: 'Propio',
  order: 'Orden del desempate',
  add: 'Agregar un desempate',
  choose: 'Elige uno',
  remove: (rule: string) => `Quitar ${rule}`,
  rules: {
    points: 'Puntos',
    wins: 'Partidos ganados',
    goal_difference: 'Diferencia',
    goals_for: 'A favor',
    goals_against: 'En contra',
    head_to_head: 'Resultado entre ellos',
    set_ratio: 'Cociente de sets',
    set_difference: 'Diferencia de sets',
    point_ratio: 'Cociente de puntos',
    point_difference: 'Diferencia de puntos',
    fair_play: 'Juego limpio',
    fewest_red: 'Menos expulsiones',
    shootout_wins: 'Definiciones por penales ganadas',
    bonus: 'Puntos bonus',
  } satisfies Record<TieBreakRule, string>,
  decides: (teams: readonly string[]) =>
    `hoy decide esto: ${teams.slice(0, shownTeams).join(', ')}${teams.length > shownTeams ? ` y ${teams.length - shownTeams} más` : ''}`,
  headToHead: 'Entre ellos, si son tres o más',
  headToHeadModes: {
    block: 'Todo entre los que siguen igualados',
    restart: 'Se empieza de nuevo cuando uno se separa',
    only_two: 'Solo entre dos equipos',
    first_then_rest: 'El primero entre todos; los demás, de nuevo entre ellos',
  },
  headToHeadHints: {
    block: 'Puntos, diferencia y goles entre ellos, y otra vez entre los que sigan igualados (UEFA, FIFA 2026).',
    restart: 'En cuanto uno se separa, se compara de nuevo solo a los demás (FIBA).',
    only_two: 'Con tres o más igualados se pasa al desempate siguiente (CONMEBOL).',
    first_then_rest: 'Entre tres pasa el primero; los dos que quedan se definen por su partido (pádel).',
  },
  keysField: 'Qué se compara entre ellos',
  usualKeys: 'Puntos, diferencia y a favor',
  keys: {
    points: 'puntos',
    wins: 'partidos ganados',
    goal_difference: 'diferencia',
    goals_for: 'a favor',
    set_difference: 'diferencia de sets',
    set_ratio: 'cociente de sets',
    point_difference: 'diferencia de games o puntos',
    point_ratio: 'cociente de games o puntos',
    shootout: 'su definición por penales',
  } satisfies Record<HeadToHeadKey, string>,
  penalties: 'Un empate se define por penales',
  shootoutPoints: { win: 'Puntos por ganarlos', loss: 'Puntos por perderlos' },
  fairPlay: 'Cuánto pesa cada tarjeta',
  fairPlayScales: {
    fifa: 'Amarilla 1, doble amarilla 3, roja 4, amarilla y roja 5',
    uefa: 'Amarilla 1, cualquier expulsión 3',
  },
  unequal: 'Zonas de distinto tamaño, para el mejor de un puesto',
  unequalModes: { drop_last: 'Sin los partidos contra el último de la zona grande', per_match: 'Por partido jugado' },
  walkoverGoals: 'Los goles de un W.O. cuentan en la diferencia',
  computing: 'Calculando qué cambia…',
  noChange: 'No cambia ningún puesto.',
  moved: (team: string, from: number, to: number) => `${team} pasa de ${ordinal(from)} a ${ordinal(to)}`,
  zoneChanges: (zone: string, moves: readonly string[]) =>
    endSentence(`Cambia el orden de ${zone}: ${joinNames(moves)}`),
  sideChanges: (tie: string, from: string | null, to: string | null) =>
    endSentence(`En ${tie} juega ${to ?? 'un lugar por definir'}${from === null ? '' : ` en vez de ${from}`}`),
} as const
