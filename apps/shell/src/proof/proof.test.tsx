import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { proofHeader } from '@torneo/contracts/endpoint/endpoint'
import { proofEndpoints, proofMessages } from '@torneo/contracts/people/proof'
import type { SecondStepChoice } from '@torneo/contracts/people/second-factor'
import { binEndpoints } from '@torneo/contracts/records/bin'
import { aUser } from '@torneo/testing/builders'
import { errorReply, networkFailure } from '@torneo/testing/error-reply'
import { openedDialog } from '@torneo/testing/opened-dialog'
import { expect, it } from 'vitest'
import { aPanelApi, openPanel } from '../testing/open-panel'

const at = '2025-11-15T12:00:00.000Z'
const deleted = (batch: string) => ({
  ...{ batch, collection: 'sponsors', id: batch, title: batch, at, by: { id: 'u', name: 'Carla Núñez' } },
  ...{ records: 1, until: '2025-12-15T12:00:00.000Z' },
})

/** Opens the bin of a panel whose API purges only with a proof, and accepts the password 'clave-correcta'. */
async function openBin({ secondFactor = false, choice }: { secondFactor?: boolean; choice?: SecondStepChoice } = {}) {
  let left = ['Acme', 'Rossi']
  let made = 0
  const api = aPanelApi(aUser({ role: 'super', ...(secondFactor && { secondFactor }) }))
    .respond(binEndpoints.list, () => ({ total: left.length, items: left.map(deleted) }))
    .respond(binEndpoints.purge, ({ params, headers }) => {
      if (headers[proofHeader.toLowerCase()] !== `proof-${made}`)
        return errorReply({ code: 403, type: 'proof_required', message: proofMessages.required })
      left = left.filter((batch) => batch !== params.batch)
      return undefined
    })
    .respond(proofEndpoints.create, ({ body: { password, code } }) => {
      if (password !== 'clave-correcta' && code !== '123456')
        return errorReply({ code: 401, type: 'bad_credentials', message: proofMessages.wrongPassword })
      made += 1
      return { proof: `proof-${made}`, until: at }
    })
  if (choice) api.respond(proofEndpoints.options, choice)
  await openPanel('/', api)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /Lucía Ferreyra/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Papelera' }))
  const purge = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Eliminar ${name} para siempre` }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Eliminar para siempre' }))
  }
  const dialog = async () => within(await openedDialog('Confirma que eres tú'))
  const type = async (password: string) => {
    const { getByLabelText, getByRole } = await dialog()
    const field = getByLabelText<HTMLInputElement>('Tu contraseña')
    await user.clear(field)
    await user.type(field, password)
    await user.click(getByRole('button', { name: 'Confirmar' }))
  }
  const end = () => (made += 1)
  return { api, user, purge, dialog, type, end }
}

const isGone = (name: string) => screen.findByText(`${name}: eliminado para siempre`)

it('a call with proof asks for the password, keeps a wrong one with the reason, and then runs', async () => {
  const { api, purge, dialog, type } = await openBin()
  await purge('Acme')
  const { getByLabelText, findByText } = await dialog()
  const field = getByLabelText<HTMLInputElement>('Tu contraseña')
  expect([document.activeElement, field.autocomplete, field.type]).toEqual([field, 'current-password', 'password'])
  await type('otra')
  await findByText('Esa contraseña no es correcta')
  expect([field.value, document.activeElement]).toEqual(['otra', field])
  await type('clave-correcta')
  expect(await isGone('Acme')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirma que eres tú' })).toBeNull())
  expect(api.callsTo(binEndpoints.purge).map(({ headers }) => headers['x-proof'])).toEqual([undefined, 'proof-1'])
})

it('asks once while the proof is good, and again when it is not', async () => {
  const { api, purge, type, end } = await openBin()
  await purge('Acme')
  await type('clave-correcta')
  await isGone('Acme')
  end()
  await purge('Rossi')
  await type('clave-correcta')
  await isGone('Rossi')
  expect(api.callsTo(proofEndpoints.create)).toHaveLength(2)
})

it.each(['Cancelar', 'Cerrar'])('%s does nothing, says so, and leaves the screen as it was', async (name) => {
  const { api, user, purge, dialog } = await openBin()
  await purge('Acme')
  await user.click((await dialog()).getByRole('button', { name }))
  expect(await screen.findByText(new RegExp(proofMessages.required))).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirma que eres tú' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Eliminar Acme para siempre' })).toBeDefined()
  expect(api.callsTo(proofEndpoints.create)).toEqual([])
})

it('an empty password is said at the field', async () => {
  const { api, user, purge, dialog } = await openBin()
  await purge('Acme')
  const { getByRole, getByText } = await dialog()
  await user.click(getByRole('button', { name: 'Confirmar' }))
  expect(getByText('La contraseña es requerida')).toBeDefined()
  expect(api.callsTo(proofEndpoints.create)).toEqual([])
})

it('a failure disappears at the next press, also without a password', async () => {
  const { api, user, purge, dialog, type } = await openBin()
  api.respond(proofEndpoints.create, networkFailure)
  await purge('Acme')
  await type('clave-correcta')
  const { findByText, getByLabelText, getByRole, getByText, queryByText } = await dialog()
  expect(await findByText(/No hay conexión con el servidor/)).toBeDefined()
  await user.clear(getByLabelText('Tu contraseña'))
  expect(getByText(/No hay conexión con el servidor/)).toBeDefined()
  await user.click(getByRole('button', { name: 'Confirmar' }))
  expect(getByText('La contraseña es requerida')).toBeDefined()
  expect(queryByText(/No hay conexión con el servidor/)).toBeNull()
})

it('an account with an app may type its code instead', async () => {
  const { api, user, purge, dialog } = await openBin({
    secondFactor: true,
    choice: { app: true, recoveryCode: true, passkey: null },
  })
  await purge('Acme')
  const { findByRole, getByLabelText } = await dialog()
  await user.click(await findByRole('button', { name: 'Usar un código de la app' }))
  expect(document.activeElement).toBe(getByLabelText('Código de la app'))
  await user.keyboard('123456{Enter}')
  expect(await isGone('Acme')).toBeDefined()
  expect(api.callsTo(proofEndpoints.create).map(({ body }) => body)).toEqual([{ code: '123456' }])
})

it('proof and password are neither in storage nor on the page', async () => {
  const { purge, type } = await openBin()
  await purge('Acme')
  await type('clave-correcta')
  await isGone('Acme')
  const stored = JSON.stringify([
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    document.cookie,
    document.body.innerHTML,
  ])
  expect(stored).not.toMatch(/proof-1|clave-correcta/)
})
