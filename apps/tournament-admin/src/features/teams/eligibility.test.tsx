import { screen, within } from '@testing-library/react'
import { eligibilityEndpoints } from '@torneo/contracts/tournament/eligibility'
import { aPlayer } from '@torneo/testing/builders'
import { errorReply } from '@torneo/testing/error-reply'
import { dialog } from '@torneo/testing/list-screen'
import { beforeEach, describe, expect, test } from 'vitest'
import { futbol98 } from '../../../dev/answer-my-team'
import { football05, football98, sosa98 } from '../../../dev/answer-teams'
import { serveRoster } from '../../../dev/serve-roster'
import { openMyTeam } from '../../testing/my-team-screen'
import { openTeamRoster, rosterHeading } from '../../testing/team-roster-screen'
import '../../parts/roster/EligibilityForm'
import './NamesakesModal'

beforeEach(() => localStorage.clear())

const row = (name: RegExp) => within(screen.getByRole('row', { name }))
const why = 'Falta el apto médico'

async function openForm(options: Parameters<typeof openTeamRoster>[0]) {
  const opened = openTeamRoster(options)
  await rosterHeading()
  await opened.user.click(await screen.findByRole('button', { name: 'Editar Martín Sosa' }))
  await opened.user.click(await screen.findByRole('button', { name: 'No habilitar' }))
  await screen.findByLabelText('Motivo *')
  return { ...opened, form: await dialog('Habilitación de Martín Sosa') }
}

describe('the eligibility of a player', () => {
  test('needs a reason, is shown in the list at once, and is reversed', async () => {
    const { user, api, form } = await openForm({
      answer: (fake) => {
        const server = serveRoster(fake, [sosa98])
        fake.respond(eligibilityEndpoints.decide, ({ params, body: { eligible, reason = '' } }) =>
          server.update({ params, headers: {}, body: { eligible, ineligibleReason: reason } }),
        )
      },
    })
    await user.click(form.getByRole('button', { name: 'No habilitar' }))
    expect(form.getByText('El motivo es requerido')).toBeDefined()
    await user.type(form.getByLabelText('Motivo *'), why)
    await user.click(form.getByRole('button', { name: 'No habilitar' }))
    expect(await screen.findByText('Martín Sosa quedó como no habilitado')).toBeDefined()
    expect(row(/Martín Sosa/).getByText('No habilitado')).toBeDefined()
    expect(row(/Martín Sosa/).getByText(why)).toBeDefined()

    await user.click(screen.getByRole('button', { name: 'Editar Martín Sosa' }))
    await user.click(await screen.findByRole('button', { name: 'Ver habilitación' }))
    await screen.findByLabelText('Motivo *')
    const again = await dialog('Habilitación de Martín Sosa')
    expect(again.getByLabelText<HTMLInputElement>('Motivo *').value).toBe(why)
    await user.click(again.getByRole('button', { name: 'Habilitar' }))
    await expect.poll(() => screen.queryByText('No habilitado')).toBeNull()
    expect(api.callsTo(eligibilityEndpoints.decide).map(({ params, body }) => [params.id, body])).toEqual([
      [sosa98.id, { eligible: false, reason: why }],
      [sosa98.id, { eligible: true }],
    ])
  })

  test('stays in the form when it is refused, with the sentence', async () => {
    const { user, form } = await openForm({
      answer: (fake) =>
        void fake.respond(eligibilityEndpoints.decide, () =>
          errorReply({ code: 404, type: 'not_found', message: 'Ese jugador ya no existe' }),
        ),
    })
    await user.type(form.getByLabelText('Motivo *'), why)
    await user.click(form.getByRole('button', { name: 'No habilitar' }))
    expect((await form.findByRole('alert')).textContent).toContain('Ese jugador ya no existe')
    expect(form.getByLabelText<HTMLInputElement>('Motivo *').value).toBe(why)
  })

  test('is read by the captain with its reason and whom to talk to, and decided by none', async () => {
    const barred = aPlayer({ teamId: futbol98.id, name: 'Beto Díaz', eligible: false, ineligibleReason: why })
    const { user } = await openMyTeam({ players: [barred] })
    expect(await screen.findByText('Un jugador todavía no está habilitado')).toBeDefined()
    expect(screen.getByText(why)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Editar Beto Díaz' }))
    expect(await screen.findByRole('button', { name: 'Dar de baja' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Ver habilitación' })).toBeNull()
  })
})

test('players of one name are marked in the list, and told apart once', async () => {
  const group = {
    sportId: football98.sportId,
    players: [sosa98, { ...sosa98, id: 'otro', teamId: football05.id, number: 4 }],
  }
  let items = [group]
  const { user, api } = openTeamRoster({
    answer: (fake) =>
      void fake
        .respond(eligibilityEndpoints.namesakes, () => ({ total: items.length, items }))
        .respond(eligibilityEndpoints.distinguish, () => {
          items = []
          return undefined
        }),
  })
  await rosterHeading()
  expect(await screen.findByText(/^También en otro equipo de este deporte: Martín Sosa/)).toBeDefined()
  expect(row(/Martín Sosa/).getByText('Puede ser la misma persona')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Revisar' }))
  expect(await screen.findByRole('link', { name: 'Los del 05 · n.º 4' })).toBeDefined()
  const review = await dialog('Puede ser la misma persona')
  await user.click(review.getByRole('button', { name: 'Martín Sosa: no es la misma persona' }))
  expect(await review.findByText('No queda ninguno por revisar.')).toBeDefined()
  expect(api.callsTo(eligibilityEndpoints.distinguish).map(({ body }) => body)).toEqual([
    { playerIds: [sosa98.id, 'otro'] },
  ])
  expect(row(/Martín Sosa/).queryByText('Puede ser la misma persona')).toBeNull()
})
