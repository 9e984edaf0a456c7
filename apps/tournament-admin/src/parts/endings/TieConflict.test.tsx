import { screen } from '@testing-library/react'
import { competitionEndpoints } from '@torneo/contracts/competition/competitions'
import { aUser } from '@torneo/testing/builders'
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

test('a volunteer reads nothing of it, and asks for nothing', async () => {
  const api = open('pass')
  await Promise.resolve()
  expect(screen.queryByRole('link')).toBeNull()
  expect(api.callsTo(competitionEndpoints.find)).toEqual([])
})
