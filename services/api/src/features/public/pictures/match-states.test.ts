import type { PublicCompetition } from '@torneo/contracts/competition/competition'
import type { Match } from '@torneo/contracts/match/matches'
import { expect, it } from 'vitest'
import { competitionPicture } from './competition-picture'
import { matchPicture } from './match-picture'
import { promotionPicture } from './promotion-picture'

const team = (name: string, withdrawn = false) => ({
  id: name,
  name,
  color: '#1D4ED8',
  logo: '',
  promotionId: name,
  promotionYear: 1998,
  promotionColor: null,
  ...(withdrawn && { withdrawn }),
})

const match = {
  id: 'm',
  date: '2025-11-15',
  time: '10:00',
  location: 'Campo',
  field: 'Cancha 1',
  status: 'finished',
  homeScore: 0,
  awayScore: 0,
  homeTeamId: 'Promo 98',
  awayTeamId: 'Promo 05',
  homeTeam: team('Promo 98', true),
  awayTeam: team('Promo 05'),
  sport: null,
  round: 1,
  result: { kind: 'walkover', absent: 'both', reason: '' },
} as unknown as Match

const competition = {
  phases: [
    {
      kind: 'knockout',
      name: 'Oro',
      ties: [
        {
          id: 'f',
          round: 1,
          name: 'Final',
          home: { team: 'Promo 98' },
          away: { team: 'Promo 05' },
          matchId: 'm',
          winnerTeamId: null,
          homeLabel: 'Promo 98',
          awayLabel: 'Promo 05',
          homeTeam: match.homeTeam,
          awayTeam: match.awayTeam,
        },
      ],
    },
  ],
  podium: null,
} as unknown as PublicCompetition

it.each([
  { status: 'finished', result: null },
  { status: 'finished' },
  { status: 'live', result: null },
  { status: 'cancelled', result: null, interruption: { kind: 'abandoned', reason: '', date: match.date, time: '' } },
] as const)("the picture of a match that is no final never says 'Final': %j", (fields) => {
  const third = { ...match, ...fields, tieId: 'third', roundName: 'Tercer puesto' } as Match
  expect(matchPicture(third, 'Torneo').content).not.toMatch(/Final(?!iza)/)
})

it.each([
  ['match', () => matchPicture(match, 'Torneo')],
  ['promotion', () => promotionPicture({ name: 'Promo 05', year: 2005, color: '' }, [match], 'Torneo', '2025-11-16')],
  [
    'bracket',
    () => competitionPicture({ competition, sport: 'Fútbol', tournament: 'Torneo', year: 2025, matchOf: () => match }),
  ],
])('the picture of a %s says which team withdrew, and that nobody came', (_kind, picture) => {
  expect(picture()?.content).toContain('Promo 98 (Retirado)')
  expect(picture()?.content).toContain('W.O. de ambos')
})
