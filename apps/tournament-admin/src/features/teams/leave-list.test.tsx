import { screen, waitFor } from '@testing-library/react'
import { playerEndpoints, playerMessages } from '@torneo/contracts/tournament/players'
import { errorReply } from '@torneo/testing/error-reply'
import { button, dialog, expectClosed, question } from '@torneo/testing/list-screen'
import { beforeEach, describe, expect, test } from 'vitest'
import { football05, sosa98 } from '../../../dev/answer-teams'
import { rosterRows } from '../../testing/my-team-screen'
import { openTeamRoster, rosterHeading } from '../../testing/team-roster-screen'
import '../../parts/roster/LeaveList'

beforeEach(() => localStorage.clear())

async function openLeave() {
  const opened = openTeamRoster()
  await rosterHeading()
  await opened.user.click(await screen.findByRole('button', { name: 'Editar Martín Sosa' }))
  await opened.user.click(await screen.findByRole('button', { name: 'Dar de baja o cambiar de equipo' }))
  await screen.findByRole('button', { name: 'Dar de baja' })
  return { ...opened, form: await dialog('¿Martín Sosa deja la lista?') }
}

describe('a player who leaves the list', () => {
  test('is dropped, said under the list, and comes back', async () => {
    const { api, user, form } = await openLeave()
    await user.click(form.getByRole('button', { name: 'Dar de baja' }))
    expect(await screen.findByText('Martín Sosa salió de la lista')).toBeDefined()
    await expectClosed()
    await waitFor(() => expect(rosterRows()).toEqual(['1 · Esteban Coria · Arquero']))
    await user.click(await screen.findByText('Dados de baja (1)'))
    await user.click(button('Devolver a Martín Sosa a la lista'))
    await waitFor(() => expect(rosterRows()).toEqual(['1 · Esteban Coria · Arquero', '9 · Martín Sosa · Delantero']))
    expect(api.callsTo(playerEndpoints.update).map(({ params, body }) => [params.id, body])).toEqual([
      [sosa98.id, { left: true }],
      [sosa98.id, { left: false }],
    ])
  })

  test('changes to another team of the sport, with the shirt of the new list', async () => {
    const { api, user, form } = await openLeave()
    await user.click(form.getByRole('button', { name: 'Cambiar de equipo' }))
    expect(form.getByText('Elige el equipo nuevo')).toBeDefined()
    const team = form.getByLabelText<HTMLSelectElement>(/^Equipo nuevo/)
    expect([...team.options].map(({ text }) => text)).toEqual(['Elige un equipo', 'Los del 05 · 2005'])
    await user.selectOptions(team, football05.id)
    const number = form.getByLabelText(/^Número/)
    await user.clear(number)
    await user.type(number, '19')
    await user.click(form.getByRole('button', { name: 'Cambiar de equipo' }))
    expect(await screen.findByText('Martín Sosa pasó a Los del 05')).toBeDefined()
    await waitFor(() => expect(rosterRows()).toEqual(['1 · Esteban Coria · Arquero']))
    expect(api.callsTo(playerEndpoints.update)[0]?.body).toEqual({ teamId: football05.id, number: 19 })
  })

  test('is offered both ways after a deletion was rejected because of goals or cards', async () => {
    const { api, user } = openTeamRoster()
    await rosterHeading()
    api.respond(
      playerEndpoints.remove,
      errorReply({ code: 409, type: 'in_use', message: playerMessages.hasEvents, uses: [] }),
    )
    await user.click(await screen.findByRole('button', { name: 'Eliminar Martín Sosa' }))
    await user.click(
      (await question('¿Estás seguro de eliminar este jugador?')).getByRole('button', { name: 'Eliminar jugador' }),
    )
    const form = await dialog('¿Martín Sosa deja la lista?')
    expect(form.getByText(/No se puede eliminar: tiene goles o tarjetas registrados\./)).toBeDefined()
  })

  test('stays open after a rejection, with the reason', async () => {
    const { api, user, form } = await openLeave()
    api.respond(
      playerEndpoints.update,
      errorReply({ code: 403, type: 'forbidden', message: 'Las listas están cerradas' }),
    )
    await user.click(form.getByRole('button', { name: 'Dar de baja' }))
    expect((await form.findByRole('alert')).textContent).toContain('Las listas están cerradas')
    expect(rosterRows()).toHaveLength(2)
  })
})
