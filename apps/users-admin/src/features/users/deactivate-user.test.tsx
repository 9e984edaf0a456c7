import { screen, waitFor, within } from '@testing-library/react'
import { userEndpoints, userMessages } from '@torneo/contracts/people/users'
import { networkFailure, errorReply } from '@torneo/testing/error-reply'
import { expect, test } from 'vitest'
import { openUsers, rowOf } from '../../../dev/open-users'
import { ana, jose, lucia, marcos } from '../../../dev/some-users'

const deactivateButton = (name: string) => screen.getByRole('button', { name: `Desactivar a ${name}` })

async function askFor(name: string, { user }: ReturnType<typeof openUsers>) {
  await rowOf(name)
  await user.click(deactivateButton(name))
  return within(screen.getByRole('alertdialog', { name: '¿Estás seguro de desactivar este usuario?' }))
}

test('asks first, says what goes with it, and does nothing when cancelled', async () => {
  const opened = openUsers()
  const question = await askFor(marcos.name, opened)
  expect(question.getByText(/torneo@torneo\.local.*sale de inmediato.*Su correo queda ocupado/)).toBeDefined()
  await opened.user.click(question.getByRole('button', { name: 'Cancelar' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(opened.api.callsTo(userEndpoints.deactivate)).toHaveLength(0)
})

test('the row vanishes and the focus goes to the next one', async () => {
  const opened = openUsers()
  const question = await askFor(marcos.name, opened)
  await opened.user.click(question.getByRole('button', { name: 'Desactivar usuario' }))
  await waitFor(() => expect(screen.queryByText(marcos.name)).toBeNull())
  expect(opened.api.callsTo(userEndpoints.deactivate).map(({ params }) => params.id)).toEqual([marcos.id])
  expect(document.activeElement?.textContent).toBe(jose.name)
  expect(screen.getByText('Usuario desactivado')).toBeDefined()
})

test('moves the focus to the row above after the last one', async () => {
  const opened = openUsers({ users: [lucia, ana, marcos] })
  const question = await askFor(marcos.name, opened)
  await opened.user.click(question.getByRole('button', { name: 'Desactivar usuario' }))
  await waitFor(() => expect(screen.queryByText(marcos.name)).toBeNull())
  expect(document.activeElement?.textContent).toBe(ana.name)
})

test("moves the focus to 'Nuevo Admin' when a filtered list is empty", async () => {
  const opened = openUsers({ path: '/users?q=marcos' })
  const question = await askFor(marcos.name, opened)
  await opened.user.click(question.getByRole('button', { name: 'Desactivar usuario' }))
  await screen.findByText('Ningún usuario coincide')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Nuevo Admin' }))
})

test('a failure says so and the row stays', async () => {
  const opened = openUsers()
  opened.api.respond(userEndpoints.deactivate, networkFailure)
  const question = await askFor(marcos.name, opened)
  await opened.user.click(question.getByRole('button', { name: 'Desactivar usuario' }))
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('Error al desactivar el usuario')).toBeDefined()
  await rowOf(marcos.name)
})

test('a refusal also says why, and the list is read again', async () => {
  const opened = openUsers()
  opened.api.respond(
    userEndpoints.deactivate,
    errorReply({ code: 403, type: 'forbidden', message: userMessages.superProtected }),
  )
  const question = await askFor(marcos.name, opened)
  opened.api.respond(userEndpoints.list, { users: [lucia, { ...marcos, role: 'super', rev: 2 }] })
  await opened.user.click(question.getByRole('button', { name: 'Desactivar usuario' }))
  await screen.findByText('Error al desactivar el usuario. Un Super Admin no se puede editar ni desactivar')
  await waitFor(() => expect(screen.getAllByText('No editable')).toHaveLength(2))
})
