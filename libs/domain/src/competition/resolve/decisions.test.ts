import { expect, test } from 'vitest'
import {
  aCompetition,
  changed,
  played,
  resolved,
  scheduled,
  score,
  type Scorer,
  teamIds,
} from '../played-competition.fixture'
import { goldAndSilverTemplate } from '../setup/templates'
import type { PlayedMatch } from '../tables/played-match'
import { decisionsOf } from './decisions'
import type { CompetitionRecord } from './resolve-request'
import { between, eight, inZones, playedOnly } from './zones-and-bracket.fixture'

const listed = (competition: CompetitionRecord, matches: readonly PlayedMatch[]) =>
  decisionsOf({ phases: [...resolved(competition, matches).phases] }).map(
    ({ kind, place, teams }) => `${kind} ${place}: ${teams.map((name) => name.replace('Equipo ', '')).join(', ')}`,
  )

test('waiting decisions are none before a result and after the final', () => {
  const competition = eight()
  expect(listed(competition, scheduled(competition))).toEqual([])
  expect(listed(competition, played(competition, scheduled(competition)))).toEqual([])
})

test('level teams of a zone wait for lots, once for all of them', () => {
  const draws: Scorer = () => [1, 1]
  const matches = playedOnly(eight(), scheduled(eight()), ({ zoneId }) => zoneId === 'zona-1', draws)
  expect(listed(eight(), matches)).toEqual(['lots Zona A: t01, t04, t05, t08'])
})

test('level teams of a rank across the zones wait for lots of that rank', () => {
  const competition = aCompetition(goldAndSilverTemplate({ teamIds: teamIds(12), zones: 3 }))
  const strength = (teamId: string | null) => Math.floor((Number(teamId?.slice(1)) - 1) / 3)
  const same: Scorer = ({ homeTeamId, awayTeamId }) => [
    strength(homeTeamId) < strength(awayTeamId) ? 1 : 0,
    strength(homeTeamId) > strength(awayTeamId) ? 1 : 0,
  ]
  expect(listed(competition, playedOnly(competition, scheduled(competition), inZones, same))).toEqual([
    'lots Zonas: t07, t08, t09',
  ])
})

test('a begun match whose team should be another waits until staff accept it', () => {
  const begun = changed(eight(), playedOnly(eight(), scheduled(eight()), inZones), ({ tieId }) =>
    tieId === 'llave-1-1' ? { status: 'live', hasBegun: true } : null,
  )
  const isHome = begun.find(between('t01', 't04'))!.homeTeamId === 't04'
  const corrected = changed(eight(), begun, (match) =>
    between('t01', 't04')(match) ? score(isHome ? 9 : 0, isHome ? 0 : 9) : null,
  )
  expect(listed(eight(), corrected)).toEqual(['conflict Semifinal 1: t04'])
  const kept = [{ tieId: 'llave-1-1', side: 'home' as const, teamId: 't04', by: 'Ana', at: '2026-11-14T12:00:00Z' }]
  expect(listed(eight({ kept }), corrected)).toEqual([])
})
