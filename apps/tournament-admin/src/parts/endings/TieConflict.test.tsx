import { screen } from '@testing-library/react'
import { competitionEndpoints } from '@torneo/contracts/competition/competitions'
import { aMatch, aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { expect, test } from 'vitest'
import { competitionTeams, playedCompetition, serveCompetition } from '../../../dev/answer-competition'
import { TieConflict } from './TieConflict'
import './TieConflictNotice'

/** Renders the warning of a live quarter-final that the last team plays in the place of the first. */
function open(role: 'admin_tournament' | 'pass') {
  const { competition, matches } = playedCompetition()
  const cup = competition.phases.find((phase) => phase.kind === 'knockout')
  const tie = cup?.ties.find(({ home }) => home && 'zone' in home && home.zone === 'zona-1' && home.rank === 1)
  const begun = matches.map((match): (typeof matches)[number] =>
    match.tieId === tie?.id ? { ...match, homeTeamId: competitionTeams[11]?.id ?? null, status: 'live' } : match,
  )
  const as = aUser({ role })
  const api = new FakeApi(as)
  serveCompetition(api, { competition, matches: begun })
  const match = begun.find(({ tieId }) => tieId === tie?.id)
  if (!match) throw new Error('The tie has no match')
  renderScreen(<TieConflict match={match} />, { as, api })
  return api
}

test('staff read which team should have played, and are led to the tie', async () => {
  open('admin_tournament')
  expect(await screen.findByText('Se corrigió un resultado: aquí debía jugar Promo 98')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ver cruce' }).getAttribute('href')).toMatch(
    /^\/tournament\/competition\?deporte=.+&cruce=/,
  )
})

test('a match of a zone of places says it too, and leads to its phase (B86)', async () => {
  const { competition, matches } = playedCompetition()
  const place = (zone: string) => ({ phase: competition.phases[0]?.id ?? '', zone, rank: 1 })
  const final = {
    ...{ id: 'ronda', name: 'Ronda final', kind: 'league' as const, legs: 1 as const, tieBreaks: ['points' as const] },
    zones: [{ id: 'r', name: 'Ronda', teamIds: [], slots: [place('zona-1'), place('zona-3')] }],
  }
  const last = competitionTeams.at(-1)
  const begun = aMatch({
    ...{ sportId: competition.sportId, phaseId: 'ronda', zoneId: 'r', homeSlot: 0, awaySlot: 1, status: 'live' },
    homeTeam: { ...aMatch().homeTeam!, id: last?.id ?? '', name: last?.name ?? '' },
  })
  const as = aUser({ role: 'admin_tournament' })
  const api = new FakeApi(as)
  const phases = [...competition.phases, final]
  serveCompetition(api, { competition: { ...competition, phases }, matches: [...matches, begun] })
  renderScreen(<TieConflict match={begun} />, { as, api })
  expect(await screen.findByText('Se corrigió un resultado: aquí debía jugar Promo 98')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ver zona' }).getAttribute('href')).toContain('fase=ronda')
})

test('a volunteer reads nothing of it, and asks for nothing', async () => {
  const api = open('pass')
  await Promise.resolve()
  expect(screen.queryByRole('link')).toBeNull()
  expect(api.callsTo(competitionEndpoints.find)).toEqual([])
})
