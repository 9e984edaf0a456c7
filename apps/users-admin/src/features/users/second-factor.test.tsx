import { screen, within } from '@testing-library/react'
import { userEndpoints } from '@torneo/contracts/people/users'
import { networkFailure } from '@torneo/testing/error-reply'
import { expect, test } from 'vitest'
import { openUsers, rowOf } from '../../../dev/open-users'
import { ana, jose, lucia, marcos } from '../../../dev/some-users'

const careful = { ...marcos, secondFactor: true }
const removal = () => screen.getByRole('button', { name: `Quitar el segundo paso de ${marcos.name}` })
const question = () => within(screen.getByRole('alertdialog', { name: '¿Quitar el segundo paso de este usuario?' }))

test('the list shows who has a second factor, and of those but a super it can be taken away', async () => {
  const { user, api } = openUsers({ users: [{ ...lucia, secondFactor: true }, careful, ana, jose] })
  expect((await rowOf(marcos.name)).getByText('Dos pasos')).toBeDefined()
  expect(screen.getAllByText('Dos pasos')).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: /^Quitar el segundo paso/ })).toEqual([removal()])
  await user.click(removal())
  expect(question().getByText(/Marcos Ibarra entrará solo con su contraseña/)).toBeDefined()
  await user.click(question().getByRole('button', { name: 'Cancelar' }))
  expect(api.callsTo(userEndpoints.removeSecondFactor)).toHaveLength(0)
  await user.click(removal())
  await user.click(question().getByRole('button', { name: 'Quitar segundo paso' }))
  expect(await screen.findByText('Segundo paso quitado')).toBeDefined()
  expect(api.callsTo(userEndpoints.removeSecondFactor).map(({ params }) => params.id)).toEqual([marcos.id])
  expect((await rowOf(marcos.name)).queryByText('Dos pasos')).toBeNull()
})

test('a failure says so, and it stays', async () => {
  const { user, api } = openUsers({ users: [lucia, careful] })
  api.respond(userEndpoints.removeSecondFactor, networkFailure)
  await rowOf(marcos.name)
  await user.click(removal())
  await user.click(question().getByRole('button', { name: 'Quitar segundo paso' }))
  expect(await screen.findByText('Error al quitar el segundo paso')).toBeDefined()
  expect((await rowOf(marcos.name)).getByText('Dos pasos')).toBeDefined()
})
