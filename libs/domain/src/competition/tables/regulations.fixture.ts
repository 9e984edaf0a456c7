import type { PlayedMatch } from './played-match'
import type { PointsRules, TableRequest, TableSettings } from './table'
import { aMatch, teamsOf, usualPoints, usualSettings } from './tables.fixture'

/** A sentence of a regulation with its source, its setting, and results whose table shows it. */
export interface Regulation {
  readonly sentence: string
  readonly source: string
  readonly settings: Partial<TableSettings>
  readonly points?: Partial<PointsRules>
  /** 'Home 2-2 Away p4-3' was decided by penalties, 'Home 7-33 Away b0-1' gave bonus points. */
  readonly results: string
  readonly deductions?: TableRequest['deductions']
  /** Rows in order: team and points. */
  readonly right: string
}

const matchOf = (line: string): PlayedMatch => {
  const [, result = '', kind, home, away] = /^(.*?)(?: ([pb])(\d+)-(\d+))?$/.exec(line) ?? []
  const pair = { home: Number(home), away: Number(away) }
  return aMatch(result, {
    ...(kind === 'p' && { shootout: { ...pair, kicks: [] } }),
    ...(kind === 'b' && { bonus: pair }),
  })
}

/** The request of a regulation's table. */
export function requestOf({ settings, points, results, deductions = [] }: Regulation): TableRequest {
  const matches = results.split('; ').map(matchOf)
  return {
    teamIds: teamsOf(matches),
    matches,
    settings: { ...usualSettings, ...settings },
    points: { ...usualPoints, ...points },
    deductions,
    withdrawals: [],
    lots: [],
    nameOf: (teamId) => teamId,
  }
}

const sets: Partial<PointsRules> = { scoring: 'sets', bestOf: 3, drawAllowed: true }
const winOnly: Partial<PointsRules> = { win: 1, draw: 0, loss: 0, closeWin: 1, closeLoss: 0 }
/** Three teams with two points in a circle, and one that lost all. */
const circle = 'A 1-0 B; B 1-0 C; C 2-0 A; A 6-5 D; B 1-0 D; C 1-0 D'
const rugby2024 =
  'AU 7-33 SA b0-1; NZ 30-38 AR b1-0; NZ 42-10 AR b1-0; AU 12-30 SA b0-1; SA 31-27 NZ b0-1; AR 19-20 AU b1-0; ' +
  'SA 18-12 NZ b0-1; AR 67-27 AU b1-0; AU 28-31 NZ b1-0; AR 29-28 SA b0-1; NZ 33-13 AU b0-0; SA 48-7 AR b1-0'
const padelCircle = 'A 6-3 6-4 B; B 6-4 6-2 C; C 6-1 4-6 6-2 A; A 6-0 6-0 D; B 6-0 6-0 D; C 6-0 6-0 D'

export const regulations: readonly Regulation[] = [
  {
    sentence: 'Puntos; resultado entre ellos; goles a favor; diferencia; sorteo',
    source: 'activarte.com.ar, hockey de mamás (case 03)',
    settings: { tieBreaks: ['points', 'head_to_head', 'goals_for', 'goal_difference'], headToHeadKeys: ['points'] },
    results: circle,
    right: 'A 6, C 6, B 6, D 0',
  },
  {
    sentence: 'Entre más de dos: partidos ganados entre ellos; después, diferencia de sets de todos los partidos',
    source: 'xpalas.com/normativa-de-competicion (case 03)',
    settings: { tieBreaks: ['points', 'head_to_head', 'set_difference', 'point_difference'], headToHeadKeys: ['wins'] },
    points: { ...sets, ...winOnly },
    results:
      'A 6-0 0-6 10-8 B; A 6-0 0-6 10-8 C; B 6-4 6-4 C; D 6-0 6-0 A; E 6-0 6-0 A; B 6-0 6-0 D; E 6-4 4-6 10-8 B; ' +
      'C 6-1 6-1 D; C 6-1 6-1 E; E 6-1 6-1 D',
    right: 'E 3, A 2, B 2, C 2, D 1',
  },
  {
    sentence: 'Tres parejas igualadas: sets y después games entre las tres; las dos que quedan, por su partido',
    source: 'padelbaza.es, xporty.com, padelteams.pt 2748 (case 02)',
    settings: {
      tieBreaks: ['points', 'head_to_head', 'set_difference', 'point_difference'],
      headToHead: 'first_then_rest',
      headToHeadKeys: ['wins', 'set_difference', 'point_difference'],
    },
    points: { ...sets, ...winOnly },
    results: padelCircle,
    // A +1 set, B 0, C -1 among the three.
    right: 'A 2, B 2, C 2, D 0',
  },
  {
    sentence: 'La tercera gana por games; entre las otras dos decide su partido, no los sets entre las tres',
    source: 'padelbaza.es/tournaments/5178168',
    settings: {
      tieBreaks: ['points', 'head_to_head'],
      headToHead: 'first_then_rest',
      headToHeadKeys: ['wins', 'set_difference', 'point_difference'],
    },
    points: { ...sets, ...winOnly },
    // Each 2-0: sets level; games A -6, B +5, C +1: B first, then C, who beat A.
    results: 'A 6-4 6-4 B; B 6-1 6-2 C; C 6-0 6-0 A',
    right: 'B 1, C 1, A 1',
  },
  {
    sentence: 'Igualadas a puntos, va primero la pareja con mejor diferencia de juegos',
    source: 'padelmotril.com, 3.er torneo express, grupo B',
    settings: { tieBreaks: ['points', 'point_difference'] },
    points: { ...sets, ...winOnly },
    // Games: A +2, B +8, C -10.
    results: 'A 6-4 6-4 B; B 6-0 6-0 C; C 7-6 7-6 A',
    right: 'B 1, A 1, C 1',
  },
  {
    sentence: 'Partido de zona igualado: penales, y cada uno conserva su punto; desempatan los penales ganados',
    source: 'rodilessport.com, copa de futsal 2013 (case 05)',
    settings: { tieBreaks: ['points', 'shootout_wins', 'goal_difference'], shootoutPoints: { win: 1, loss: 1 } },
    results: 'A 2-2 B p4-3; A 1-0 C; B 1-0 C',
    right: 'A 4, B 4, C 0',
  },
  {
    sentence: 'Igualados: penales, el ganador suma 2 y el perdedor 1',
    source: 'bahiadecadizfutsalcup.es/formato; bases MaiClub (case 05)',
    settings: { shootoutPoints: { win: 2, loss: 1 } },
    results: 'A 2-2 B p3-4; A 1-0 C; B 1-0 C',
    right: 'B 5, A 4, C 0',
  },
  {
    sentence: 'No hay empates: quien gana los penales gana el partido',
    source: 'cftordera.com, regla 2.2 (case 05)',
    settings: { tieBreaks: ['points', 'wins'], shootoutPoints: { win: 2, loss: 1 } },
    points: { drawAllowed: false },
    results: 'A 2-2 B p4-3; B 1-0 C; A 0-0 C p1-2',
    right: 'B 4, A 3, C 2',
  },
  {
    sentence: 'Entre dos que igualaron va primero quien ganó su definición por penales',
    source: 'rodilessport.com, copa de futsal 2014',
    settings: {
      tieBreaks: ['points', 'head_to_head', 'goal_difference'],
      headToHeadKeys: ['points', 'shootout'],
      shootoutPoints: { win: 1, loss: 1 },
    },
    results: 'A 0-0 B p2-3; A 9-0 C; B 1-0 C',
    right: 'B 4, A 4, C 0',
  },
  {
    sentence: 'Rugby: 4, 2 y 0, y bonus por perder por menos de ocho y por tres tries más',
    source: 'AFP, Rugby Championship 2024, all results and final table (case 06)',
    settings: { tieBreaks: ['points', 'wins', 'goal_difference'] },
    points: { scoring: 'points', win: 4, draw: 2, loss: 0 },
    results: rugby2024,
    right: 'SA 24, NZ 16, AR 14, AU 5',
  },
  {
    sentence: 'A igualdad de puntos va primero quien sumó más bonus',
    source: 'rugbyscores.blogspot.com 2009 (URBA)',
    settings: { tieBreaks: ['points', 'bonus'] },
    points: { scoring: 'points', win: 4, draw: 2, loss: 0 },
    results: 'A 10-3 B b0-1; B 20-15 C b1-0; C 12-9 A b0-1',
    right: 'B 6, A 5, C 4',
  },
  {
    sentence: 'Básquet: 2 al ganador, 1 al perdedor, 0 por no presentarse; entre ellos primero',
    source: 'FIBA, reglas oficiales D.1',
    settings: { tieBreaks: ['points', 'head_to_head', 'goal_difference', 'goals_for'], headToHead: 'restart' },
    points: { scoring: 'points', win: 2, loss: 1, draw: 0, drawAllowed: false },
    results: 'A 60-70 B; A 80-50 C; B 55-56 C',
    right: 'A 3, B 3, C 3',
  },
  {
    sentence: 'Vóley: 3-0 y 3-1 dan 3 y 0; 3-2 da 2 y 1; ganados, puntos, cociente de sets y de puntos',
    source: 'FIVB, Volleyball Nations League',
    settings: { tieBreaks: ['wins', 'points', 'set_ratio', 'point_ratio'] },
    points: { scoring: 'sets', bestOf: 3, win: 3, loss: 0, closeWin: 2, closeLoss: 1 },
    results: 'A 25-20 20-25 15-10 B; B 25-10 25-10 C; C 25-20 20-25 15-9 A',
    right: 'B 4, A 3, C 2',
  },
  {
    sentence: 'Dos sets fijos: 2-0 da 3, 1-1 da 1 a cada uno',
    source: 'caorletennispadel.it, torneo On the pulse',
    settings: { tieBreaks: ['points', 'set_difference', 'point_difference'] },
    points: { ...sets, bestOf: 0 },
    results: 'A 6-2 4-6 B; A 6-0 6-1 C; B 6-4 6-4 C',
    right: 'A 4, B 4, C 0',
  },
  {
    sentence: 'Primero la diferencia, después menos goles en contra',
    source: 'veteranosclubhielojaca.com',
    settings: { tieBreaks: ['points', 'head_to_head', 'goals_against'] },
    points: { win: 2, draw: 1, loss: 0 },
    results: 'A 1-1 B; A 3-2 C; B 1-0 C',
    right: 'B 3, A 3, C 0',
  },
  {
    sentence: 'Sistema olímpico: 3 al ganador, 2 al empate, 1 al perdedor; entre ellos primero',
    source: 'studenta.com 136047290, balonmano universitario',
    settings: { tieBreaks: ['points', 'head_to_head', 'goal_difference'] },
    points: { win: 3, draw: 2, loss: 1 },
    results: 'A 20-18 B; B 30-10 C; C 12-11 D; A 10-11 D; B 14-13 D; A 9-8 C',
    right: 'A 7, B 7, C 5, D 5',
  },
  {
    sentence: 'Se suman 4 puntos a quien desfiló',
    source: 'reglamento interpromo, scribd 431736535',
    settings: { tieBreaks: ['points', 'goal_difference'] },
    results: 'A 1-0 B; A 1-0 C; B 1-0 C',
    deductions: [{ teamId: 'B', points: -4 }],
    right: 'B 7, A 6, C 0',
  },
  {
    sentence: 'FIFA 2026: puntos; entre ellos puntos, diferencia y goles; diferencia; goles; juego limpio',
    source: 'FIFA, World Cup 2026 regulations',
    settings: { tieBreaks: ['points', 'head_to_head', 'goal_difference', 'goals_for', 'fair_play'] },
    results: circle,
    right: 'C 6, B 6, A 6, D 0',
  },
  {
    sentence: 'Con tres o más igualados no cuenta el resultado entre ellos, sino la diferencia',
    source: 'CONMEBOL, Copa América 2024',
    settings: { tieBreaks: ['points', 'goal_difference', 'goals_for', 'head_to_head'], headToHead: 'only_two' },
    results: circle,
    right: 'C 6, B 6, A 6, D 0',
  },
]
