import { fireEvent, screen } from '@testing-library/react'
import type { Competition } from '@torneo/contracts/competition/competition'
import { competitionEndpoints } from '@torneo/contracts/competition/competitions'
import { promotionEndpoints } from '@torneo/contracts/tournament/promotions'
import { type Team, teamEndpoints } from '@torneo/contracts/tournament/teams'
import { aPromotion, aTeam, aUser } from '@torneo/testing/builders'
import { networkFailure } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { expect, test, vi } from 'vitest'
import { competitionTeams, playedCompetition, serveCompetition } from '../../../dev/answer-competition'
import { someSports } from '../../../dev/sports-fake'
import { teams as teamsApi } from '../../data/teams-api'
import DeductionModal from './made/teams/DeductionModal'
import PasteTeamsModal from './paste/PasteTeamsModal'

const onClose = vi.fn()
const [sport] = someSports as [(typeof someSports)[number]]
const [team] = competitionTeams as [Team]

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('points whose deduction was not answered are deducted under the same key', async () => {
  const api = new FakeApi(aUser())
  const server = serveCompetition(api, playedCompetition())
  api.respond(competitionEndpoints.addDeduction, networkFailure)
  const competition = server.resolved() as Competition
  renderScreen(<DeductionModal competition={competition} teams={competitionTeams} onClose={onClose} />, { api })
  await screen.findByLabelText('Equipo')
  fill('Equipo', team.id)
  fill('Motivo', 'Mala inclusión')
  press('Guardar puntos')
  expect(await screen.findByText(/^No hay conexión con el servidor/)).toBeDefined()
  press('Guardar puntos')
  await expect.poll(() => api.callsTo(competitionEndpoints.addDeduction)).toHaveLength(2)
  const [first, again] = api.callsTo(competitionEndpoints.addDeduction).map(({ headers }) => headers['idempotency-key'])
  expect(first).toBeDefined()
  expect(again).toBe(first)
})

/** The dialog over the list of teams that the page has. */
function PasteHost() {
  const { data } = teamsApi.useList()
  return data ? <PasteTeamsModal sport={sport} teams={data.items} onClose={onClose} /> : null
}

test('a pasted team is created once, though its answer was lost and the list was not read again', async () => {
  let isBack = false
  const made = new Map<string, Team>()
  const api = new FakeApi(aUser())
  const years = [2004, 2005, 2006]
  api.respond(promotionEndpoints.list, {
    total: years.length,
    items: years.map((year) => aPromotion({ id: `p${year}`, year, name: `Promo ${year}` })),
  })
  api.respond(teamEndpoints.list, () => {
    if (made.size > 0) return networkFailure
    return { total: 0, items: [] }
  })
  // Does what it is asked once a key, like the service, also where its answer does not arrive.
  api.respond(teamEndpoints.create, ({ body, headers }) => {
    const key = headers['idempotency-key'] ?? String(made.size)
    if (!made.has(key))
      made.set(
        key,
        aTeam({ id: `t${made.size}`, name: body.name, sportId: body.sportId, promotionId: body.promotionId }),
      )
    if (body.name !== 'Promo 2004' && !isBack) return networkFailure
    return made.get(key) as Team
  })
  renderScreen(<PasteHost />, { api })
  fireEvent.change(await screen.findByLabelText(/^Nombres/), {
    target: { value: 'Promo 2004\nPromo 2005\nPromo 2006' },
  })
  press('Revisar')
  fireEvent.click(await screen.findByRole('button', { name: 'Crear 3 equipos' }))
  const again = await screen.findByRole('button', { name: 'Crear 2 equipos' })
  expect(await screen.findAllByText(/^No hay conexión con el servidor/)).toHaveLength(2)
  isBack = true
  fireEvent.click(again)
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect([...made.values()].map(({ name }) => name)).toEqual(['Promo 2004', 'Promo 2005', 'Promo 2006'])
})
