import type { CupSport } from '@torneo/contracts/competition/general-cup'
import type { GeneralCup, StoredGeneralCup } from '@torneo/contracts/competition/general-cup-record'
import type { Phase } from '@torneo/contracts/competition/phases'
import type { PromotionCategory } from '@torneo/contracts/tournament/promotion-categories'
import type { TableTeam } from '@torneo/contracts/tournament/standings'
import { noTeamStats } from '@torneo/contracts/tournament/team-stats'
import { describe, expect, test } from 'vitest'
import { isCompetitionOver } from '../closing/close-sport'
import { aCompetition, aTeam, resolved, scheduled, teamIds } from '../competition/played-competition.fixture'
import { inZones, playedOnly } from '../competition/resolve/zones-and-bracket.fixture'
import {
  bracketTemplate,
  everyoneTemplate,
  goldAndSilverTemplate,
  zonesAndBracketTemplate,
} from '../competition/setup/templates'
import type { PlayedMatch } from '../competition/tables/played-match'
import { rankCup } from './rank-cup'
import { cupClosing, publicCup, resolveCup } from './resolve-cup'
import type { CupSportState } from './sport-places'

const categories: readonly PromotionCategory[] = ['Senior', 'Junior', 'Master']
const promotions = teamIds(16).map((id, index) => ({
  id: `p${id}`,
  name: `Promo ${id.slice(1)}`,
  year: 2000 - index,
  category: categories[index % 3] ?? 'Senior',
  color: '#123456',
}))

const points = [50, 40, 32, 26, 18, 18, 18, 18]
const sportOf = (id: string, state: Partial<CupSportState>): CupSportState => ({
  id,
  name: `Deporte ${id}`,
  active: true,
  teams: [],
  competition: null,
  standings: [],
  isOver: true,
  ...state,
})

function competing(phases: readonly Phase[], isPlayed: (match: PlayedMatch) => boolean, ids = teamIds(8)) {
  const record = aCompetition(phases)
  const { phases: made } = resolved(record, playedOnly(record, scheduled(record), isPlayed))
  const competition = { phases: [...made] }
  return sportOf('f', { teams: ids.map(aTeam), competition, isOver: isCompetitionOver(competition) })
}

/** A league without a competition: 't01 9' has nine points. */
function plain(id: string, rows: readonly string[], isOver = true, changes: Partial<TableTeam> = {}): CupSportState {
  const standings = rows.map((row, index) => {
    const [team = '', won = '0'] = row.split(' ')
    return { position: index + 1, team: { ...aTeam(team), ...changes }, ...noTeamStats, played: 3, points: Number(won) }
  })
  return sportOf(id, { teams: standings.map(({ team }) => team), standings, isOver })
}

const cupOf = (change: Partial<StoredGeneralCup>): StoredGeneralCup => ({
  rev: 1,
  name: 'Copa General',
  visible: true,
  sports: [],
  contests: [],
  adjustments: [],
  ...change,
})
const made = (change: Partial<StoredGeneralCup>, sports: readonly CupSportState[] = []) =>
  resolveCup(cupOf(change), { sports, promotions }).cup

/** Rows as text: '1 t01 50' has 50 points, '1 t01 0~18' none yet, and 18 if everything ended now. */
const listed = ({ table }: Pick<GeneralCup, 'table'>) =>
  table.map(
    (row) => `${row.position} ${row.promotion.id.slice(1)} ${row.points}${row.now === row.points ? '' : `~${row.now}`}`,
  )
const placesOf = ({ table }: GeneralCup) =>
  Object.fromEntries(table.map(({ promotion, lines }) => [promotion.id.slice(1), lines[0]?.place ?? null]))

const football = (change: Partial<CupSport> = {}): CupSport => ({ sportId: 'f', points, participation: 10, ...change })

describe('places of a sport', () => {
  const eight = { teamIds: teamIds(8), zones: 2 }
  const all = () => true
  test.each<[string, CupSportState, Partial<CupSport>, Record<string, number | null>]>([
    [
      'a league: its table',
      competing(everyoneTemplate({ teamIds: teamIds(4) }), all, teamIds(4)),
      {},
      { t01: 1, t02: 2, t03: 3, t04: 4 },
    ],
    [
      'zones and a bracket: its podium; others took part',
      competing(zonesAndBracketTemplate(eight), all),
      {},
      { t01: 1, t02: 2, t03: 3, t04: 4, t05: null, t06: null, t07: null, t08: null },
    ],
    [
      'a bracket of sixteen: losers of a round share its best place',
      competing(bracketTemplate({ teamIds: teamIds(16), thirdPlace: false }), all, teamIds(16)),
      {},
      {
        ...{ t01: 1, t02: 2, t03: 3, t04: 3, t05: 5, t06: 5, t07: 5, t08: 5 },
        ...{ t09: 9, t10: 9, t11: 9, t12: 9, t13: 9, t14: 9, t15: 9, t16: 9 },
      },
    ],
    [
      'a bracket of six: byes count as a round won',
      competing(bracketTemplate({ teamIds: teamIds(6), thirdPlace: true }), all, teamIds(6)),
      {},
      { t01: 1, t02: 2, t03: 3, t04: 4, t05: 5, t06: 5 },
    ],
    [
      'two cups: the chosen one',
      competing(goldAndSilverTemplate(eight), all),
      { phaseId: 'plata' },
      { t05: 1, t06: 2, t07: 3, t08: 4, t01: null, t02: null, t03: null, t04: null },
    ],
    [
      'a phase that is gone: the first cup',
      competing(goldAndSilverTemplate(eight), all),
      { phaseId: 'bronce' },
      { t01: 1, t02: 2, t03: 3, t04: 4, t05: null, t06: null, t07: null, t08: null },
    ],
    [
      'zones alone played: their tables',
      competing(zonesAndBracketTemplate(eight), inZones),
      {},
      { t01: 1, t02: 1, t03: 2, t04: 2, t05: 3, t06: 3, t07: 4, t08: 4 },
    ],
    [
      'nothing played: none',
      competing(zonesAndBracketTemplate(eight), () => false),
      {},
      { t01: null, t02: null, t03: null, t04: null, t05: null, t06: null, t07: null, t08: null },
    ],
    [
      'a plain league: level teams share the place, and the next is skipped',
      plain('f', ['t02 7', 't01 5', 't03 5', 't04 0']),
      {},
      { t02: 1, t01: 2, t03: 2, t04: 4 },
    ],
  ])('%s', (_what, sport, rule, expected) => {
    expect(placesOf(made({ sports: [football(rule)] }, [sport]))).toEqual(expected)
  })

  test('teams in the semi-finals have at least the third place, finalists the second', () => {
    const phases = bracketTemplate({ teamIds: teamIds(8), thirdPlace: true })
    const cup = made({ sports: [football()] }, [competing(phases, ({ round }) => round === 1)])
    expect(listed(cup).slice(0, 5)).toEqual(['1 t01 0~32', '1 t02 0~32', '1 t03 0~32', '1 t04 0~32', '1 t05 0~18'])
    const final = made({ sports: [football()] }, [competing(phases, ({ round }) => round < 3)])
    expect(rankCup(final.table, { isNow: true }).map(({ position, now }) => `${position} ${now}`)).toEqual([
      '1 40',
      '1 40',
      '3 32',
      '3 32',
      '5 18',
      '5 18',
      '5 18',
      '5 18',
    ])
  })
})

test('a live final counts who leads it as its winner, and both of a level one share the first place', () => {
  const phases = bracketTemplate({ teamIds: teamIds(4), thirdPlace: true })
  const sport = competing(phases, ({ round }) => round === 1, teamIds(4))
  const ties = sport.competition?.phases.flatMap((phase) => (phase.kind === 'knockout' ? phase.ties : [])) ?? []
  const main = ties.find(({ round, thirdPlace }) => round === 2 && !thirdPlace)
  const other = ties.find(({ thirdPlace }) => thirdPlace)
  const now = (leading: readonly (readonly [string, readonly string[]])[]) =>
    rankCup(made({ sports: [football()] }, [{ ...sport, leading: new Map(leading) }]).table, { isNow: true }).map(
      ({ promotion, now: counted }) => `${promotion.name.slice(-2)} ${counted}`,
    )
  const home = String(main?.homeTeam?.id)
  const away = String(main?.awayTeam?.id)
  expect(
    now([])
      .slice(0, 2)
      .map((line) => line.slice(-2)),
  ).toEqual(['40', '40'])
  expect(now([[String(main?.matchId), [away]]]).slice(0, 2)).toEqual([`${away.slice(1)} 50`, `${home.slice(1)} 40`])
  expect(
    now([[String(main?.matchId), [home, away]]])
      .slice(0, 2)
      .map((line) => line.slice(-2)),
  ).toEqual(['50', '50'])
  const loser = String(other?.awayTeam?.id)
  expect(now([[String(other?.matchId), [loser]]]).slice(2)).toEqual([
    `${loser.slice(1)} 32`,
    `${String(other?.homeTeam?.id).slice(1)} 26`,
  ])
})

test('says how many places a promotion won or lost since the day before', () => {
  const request = { sports: [plain('f', ['t01 9', 't02 6', 't03 3'])], promotions }
  const before = new Map([
    ['pt01', 3],
    ['pt02', 1],
    ['pt03', 3],
  ])
  const { table } = resolveCup(cupOf({ sports: [football()] }), { ...request, before }).cup
  expect(table.map(({ promotion, moved }) => [promotion.id, moved])).toEqual([
    ['pt01', 2],
    ['pt02', -1],
    ['pt03', undefined],
  ])
})

test('counts the best team of a promotion; its second team keeps the place and counts nothing', () => {
  const sport = plain('f', ['t01 9', 't05 6', 't02 3', 't03 0'])
  const teams = sport.teams.map((team) => (team.id === 't05' ? { ...team, promotionId: 'pt01' } : team))
  const cup = made({ sports: [football()] }, [{ ...sport, teams }])
  expect(listed(cup)).toEqual(['1 t01 50', '2 t02 32', '3 t03 26'])
  expect(cup.table[0]).toMatchObject({ firsts: 1, seconds: 0, lines: [{ name: 'Deporte f', place: 1, sure: true }] })
})

test('gives a contest by its places, adds and takes points, and orders level promotions by their places', () => {
  const cup = made({
    contests: [
      { id: 'd', name: 'Desfile', points: [12, 8, 5], places: [['pt01', 'pt02'], ['pt03']] },
      { id: 'h', name: 'Hinchada', points: [10, 7], places: [['pt03'], ['pt04']] },
    ],
    adjustments: [
      { id: 'a', promotionId: 'pt03', points: -3, reason: 'Faltó al desfile', by: 'Ana', at: '2026-11-30' },
      { id: 'b', promotionId: 'pt05', points: -1, reason: 'Basura', by: 'Ana', at: '2026-11-30' },
    ],
  })
  expect(listed(cup)).toEqual(['1 t03 12', '2 t01 12', '2 t02 12', '4 t04 7', '5 t05 -1'])
  expect(cup.table[0]?.lines.map(({ name, place, points: won }) => [name, place, won])).toEqual([
    ['Desfile', 3, 5],
    ['Hinchada', 1, 10],
    ['Faltó al desfile', null, -3],
  ])
  expect(publicCup(cup)?.adjustments[0]).toEqual({
    id: 'a',
    promotionId: 'pt03',
    points: -3,
    reason: 'Faltó al desfile',
  })
  expect(publicCup({ ...cup, visible: false })).toBeUndefined()
})

test('counts a sport that is not over as nothing, and shows what it would count now', () => {
  const sports = [plain('f', ['t01 9', 't02 6']), plain('b', ['t02 3', 't01 0'], false)]
  const cup = made({ sports: [football(), football({ sportId: 'b', participation: 0 })] }, sports)
  expect(listed(cup)).toEqual(['1 t01 50~90', '2 t02 40~90'])
  expect(cup.table[1]?.lines[1]).toEqual({
    from: { sportId: 'b' },
    name: 'Deporte b',
    place: 1,
    points: 0,
    now: 50,
    sure: false,
  })
  expect(cup.champions).toEqual({ all: null, Senior: null, Junior: null, Master: null })
})

describe('champions', () => {
  const rows = ['t01 9', 't02 6', 't04 3']
  const nameOf = (champion: { readonly id: string } | null) => champion?.id ?? null
  test.each<[string, Partial<StoredGeneralCup>, readonly CupSportState[], readonly (string | null)[]]>([
    ['of all and of each category', {}, [plain('f', rows)], ['pt01', 'pt01', 'pt02', null]],
    ['none while a sport is not over', {}, [plain('f', rows, false)], [null, null, null, null]],
    [
      'none while a contest has no places',
      { contests: [{ id: 'd', name: 'Desfile', points: [12], places: [] }] },
      [plain('f', rows)],
      [null, null, null, null],
    ],
    ['none for a shared first place', {}, [plain('f', ['t01 9', 't02 9'])], [null, 'pt01', 'pt02', null]],
    ['none of a sport that was deleted', {}, [], [null, null, null, null]],
    ['none of an inactive sport', {}, [{ ...plain('f', rows), active: false }], [null, null, null, null]],
  ])('%s', (_what, change, sports, expected) => {
    const { all, Senior, Junior, Master } = made(
      { sports: [football({ participation: 0 })], ...change },
      sports,
    ).champions
    expect([all, Senior, Junior, Master].map(nameOf)).toEqual(expected)
  })

  test('close the edition with podiums of all and of each category, shared places too', () => {
    const rule = { sports: [football({ participation: 0 })] }
    const closing = (shown: boolean, isOver = true) =>
      cupClosing(
        resolveCup(cupOf({ ...rule, visible: shown }), {
          sports: [plain('f', ['t01 9', 't02 9', 't04 3'], isOver)],
          promotions,
        }),
      ).flatMap(({ podiums }) =>
        podiums.map(({ category, places }) => [category, ...places.map(({ place, team }) => `${place} ${team.name}`)]),
      )
    expect(closing(true)).toEqual([
      ['Copa General', '1 Promo 01', '1 Promo 02', '3 Promo 04'],
      ['Copa General · Senior', '1 Promo 01', '2 Promo 04'],
      ['Copa General · Junior', '1 Promo 02'],
    ])
    expect([closing(false), closing(true, false)]).toEqual([[], []])
  })
})

test('recounts places within a category', () => {
  const { table } = made({ sports: [football()] }, [plain('f', ['t02 9', 't01 6', 't04 3', 't05 0'])])
  expect(rankCup(table, { category: 'Senior' }).map(({ position, promotion }) => [position, promotion.id])).toEqual([
    [1, 'pt01'],
    [2, 'pt04'],
  ])
})

test('forgets deleted promotions in contests, and keeps the settings of sports that are inactive', () => {
  const cup = made(
    {
      sports: [football(), football({ sportId: 'gone' })],
      contests: [{ id: 'd', name: 'Desfile', points: [12], places: [['gone'], ['pt01']] }],
      adjustments: [{ id: 'a', promotionId: 'gone', points: 1, reason: 'x', by: '', at: '' }],
    },
    [{ ...plain('f', ['t01 3']), active: false }],
  )
  expect([cup.sports.map(({ sportId }) => sportId), cup.contests[0]?.places, cup.adjustments]).toEqual([
    ['f'],
    [['pt01']],
    [],
  ])
  expect(listed(cup)).toEqual(['1 t01 12'])
})
