import { screen, within } from '@testing-library/react'
import { userEndpoints, userMessages } from '@torneo/contracts/people/users'
import { networkFailure, errorReply, type ErrorReply } from '@torneo/testing/error-reply'
import { expect, test } from 'vitest'
import { aLink } from '../../../dev/fake-users'
import { openUsers, rowOf } from '../../../dev/open-users'
import { ana, lucia, marcos } from '../../../dev/some-users'

const modal = () => within(screen.getByRole('dialog', { name: 'Enlace de acceso' }))
const address = new URL(aLink.path, location.origin).href

async function openLink(name = ana.name) {
  const opened = openUsers()
  await rowOf(name)
  await opened.user.click(screen.getByRole('button', { name: `Nueva contraseña para ${name}` }))
  return { ...opened, create: () => opened.user.click(modal().getByRole('button', { name: 'Crear enlace' })) }
}

test.each([ana, marcos])(
  '$name chooses a new one by a link, which is made when it is asked for and shown to copy',
  async ({ id, name, email }) => {
    const { api, user, create } = await openLink(name)
    expect(
      modal().getByText(
        `${name} elige su contraseña con un enlace que sirve una sola vez, durante 48 horas. Nadie más la ve.`,
      ),
    ).toBeDefined()
    expect(modal().getByText(/Un enlace nuevo anula el anterior/)).toBeDefined()
    expect(api.callsTo(userEndpoints.createLink)).toHaveLength(0)
    await create()
    expect(await modal().findByText(address)).toBeDefined()
    await user.click(modal().getByRole('button', { name: 'Copiar enlace' }))
    expect(await navigator.clipboard.readText()).toBe(address)
    expect(modal().getByText('Enlace copiado')).toBeDefined()
    await user.click(modal().getByRole('button', { name: 'Copiar invitación' }))
    expect(await navigator.clipboard.readText()).toContain(`Hola, ${name}:`)
    expect(await navigator.clipboard.readText()).toContain(`${address}\n\nDespués ingresa con tu correo: ${email}`)
    expect(Object.values(localStorage).join()).not.toContain(aLink.path)
    await user.click(modal().getByRole('button', { name: 'Listo' }))
    expect([screen.queryByRole('dialog'), screen.queryByText(address)]).toEqual([null, null])
    expect(api.callsTo(userEndpoints.createLink).map(({ params }) => params)).toEqual([{ id }])
  },
)

test('says that a link was sent by mail', async () => {
  const { api, create } = await openLink()
  api.respond(userEndpoints.createLink, { ...aLink, mailed: true })
  await create()
  expect(await modal().findByText(`Enviado por correo a ${ana.email}`)).toBeDefined()
})

test('offers no password link for a super', async () => {
  openUsers()
  expect((await rowOf(lucia.name)).queryByRole('button')).toBeNull()
})

test.each<[string, ErrorReply | typeof networkFailure, string]>([
  ['no answer', networkFailure, 'No hay conexión con el servidor. Revisa tu red y vuelve a intentar.'],
  [
    'a refusal',
    errorReply({ code: 403, type: 'forbidden', message: userMessages.superProtected }),
    userMessages.superProtected,
  ],
])('%s is said, and it can be tried again', async (_case, answer, reason) => {
  const { api, create } = await openLink()
  api.respond(userEndpoints.createLink, () => answer)
  await create()
  expect((await modal().findByRole('alert')).textContent).toContain(reason)
  api.respond(userEndpoints.createLink, aLink)
  await create()
  expect(await modal().findByText(address)).toBeDefined()
})
