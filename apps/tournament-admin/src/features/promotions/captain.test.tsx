import { screen, waitFor, within } from '@testing-library/react'
import { userEndpoints } from '@torneo/contracts/people/users'
import { promotionEndpoints as endpoints } from '@torneo/contracts/tournament/promotions'
import { errorReply } from '@torneo/testing/error-reply'
import {
  button,
  dialog,
  expectClosed,
  expectFocus,
  field,
  openList,
  question,
  rowOf,
} from '@torneo/testing/list-screen'
import { beforeEach, describe, expect, test } from 'vitest'
import { ana, gaston, promo05, promo15, promo98, servePromotions, somePromotions } from '../../../dev/answer-promotions'
import { unavailable } from '../../../dev/unavailable'
import { openPromotions } from '../../testing/promotions-screen'
import PromotionsScreen from './PromotionsScreen'

beforeEach(() => localStorage.clear())

/** Opens the dialog of 'Promo 15', which has no captain. */
async function openAssign(captains?: Parameters<typeof openPromotions>[1]) {
  const opened = await openPromotions(
    somePromotions.filter(({ id }) => captains === undefined || id === promo15.id),
    captains,
  )
  await opened.user.click(button('Asignar capitán a Promo 15'))
  return { ...opened, form: await dialog('Asignar capitán a Promo 15') }
}

describe('one who is a captain already', () => {
  test('must be chosen', async () => {
    const { api, user, form } = await openAssign()
    await user.click(form.getByRole('button', { name: 'Asignar capitán' }))
    expect(await form.findByText('Por favor selecciona un usuario')).toBeDefined()
    expect(api.callsTo(endpoints.assignCaptain)).toEqual([])
  })

  test('is assigned, and leaves the promotion they had, which is said before', async () => {
    const { api, user, form } = await openAssign()
    const select = within(field('Capitán'))
    await select.findByRole('option', { name: 'Gastón Prado' })
    expect(select.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Elige un capitán',
      'Gastón Prado',
      'Ana Belén Rojas (capitán de Promo 98)',
      'Pablo Ríos (capitán de Promo 05)',
    ])
    await user.selectOptions(field('Capitán'), ana.id)
    expect(form.getByText('Ana Belén Rojas deja de ser capitán de Promo 98.')).toBeDefined()
    await user.click(form.getByRole('button', { name: 'Asignar capitán' }))
    expect(await screen.findByText('Capitán asignado exitosamente!')).toBeDefined()
    await expectClosed()
    expect(api.callsTo(endpoints.assignCaptain)[0]).toMatchObject({
      params: { id: promo15.id },
      body: { userId: ana.id },
    })
    expect(await rowOf('Promo 15').findByText('Ana Belén Rojas')).toBeDefined()
    expect(await rowOf('Promo 98').findByText('Sin capitán')).toBeDefined()
    await expectFocus(() => button('Cambiar el capitán de Promo 15'))
  })

  test('replaces the one there is, which is said before', async () => {
    const { user } = await openPromotions()
    await user.click(button('Cambiar el capitán de Promo 05'))
    const form = await dialog('Cambiar el capitán de Promo 05')
    expect(form.getByText('Pablo Ríos deja de ser capitán de Promo 05 y queda sin promoción.')).toBeDefined()
    expect(within(field('Capitán')).queryByRole('option', { name: /Pablo/ })).toBeNull()
    await user.selectOptions(field('Capitán'), gaston.id)
    await user.click(form.getByRole('button', { name: 'Asignar capitán' }))
    expect(await rowOf('Promo 05').findByText('Gastón Prado')).toBeDefined()
  })

  test('rejects a captain deactivated meanwhile at the field and keeps the dialog open', async () => {
    const { api, user, form } = await openAssign()
    api.respond(
      endpoints.assignCaptain,
      errorReply({
        code: 400,
        type: 'validation',
        message: 'Revisa los campos marcados',
        details: [{ path: 'userId', message: 'Ese usuario no es un capitán activo' }],
      }),
    )
    await within(field('Capitán')).findByRole('option', { name: 'Gastón Prado' })
    await user.selectOptions(field('Capitán'), gaston.id)
    await user.click(form.getByRole('button', { name: 'Asignar capitán' }))
    expect(await form.findByText('Ese usuario no es un capitán activo')).toBeDefined()
    expect((await screen.findAllByText('Error al asignar el capitán')).length).toBeGreaterThan(0)
  })

  test('cannot be chosen while nobody is one', async () => {
    const { user, form } = await openAssign([])
    expect(await form.findByRole('button', { name: 'Crear y asignar' })).toBeDefined()
    await user.click(form.getByText('Elegir un capitán'))
    expect(await form.findByText('No hay otros capitanes activos. Crea uno nuevo.')).toBeDefined()
  })

  test('can be chosen once those who are could be read', async () => {
    const { api, user } = openList(PromotionsScreen, '/tournament/promotions', (one) => {
      servePromotions(one, [promo15], [gaston])
      one.respond(userEndpoints.list, unavailable)
    })
    await user.click(await screen.findByRole('button', { name: 'Asignar capitán a Promo 15' }))
    const form = await dialog('Asignar capitán a Promo 15')
    expect(await form.findByText('No pudimos cargar los capitanes.')).toBeDefined()
    api.respond(userEndpoints.list, { users: [gaston] })
    await user.click(form.getByRole('button', { name: 'Reintentar' }))
    expect(await form.findByRole('option', { name: 'Gastón Prado' })).toBeDefined()
  })
})

describe('a new one', () => {
  async function openNew() {
    const opened = await openAssign()
    await opened.user.click(opened.form.getByRole('radio', { name: 'Crear uno nuevo' }))
    return { ...opened, create: () => opened.user.click(opened.form.getByRole('button', { name: 'Crear y asignar' })) }
  }

  test('says above its fields that they are all required', async () => {
    const { api, form, create } = await openNew()
    expect(form.queryByText('Por favor completa todos los campos')).toBeNull()
    await create()
    const above = await form.findByText('Por favor completa todos los campos')
    expect(above.closest('[role=alert]')).not.toBeNull()
    expect(api.callsTo(userEndpoints.createCaptain)).toEqual([])
  })

  test("is made the promotion's; what they sign in with stays until dismissed, with an invitation", async () => {
    const { api, user, create } = await openNew()
    await user.type(field('Correo electrónico'), 'eva@torneo.local')
    await user.type(field('Nombre'), 'Eva Luna')
    await user.click(button('Generar'))
    const password = field('Contraseña').value
    expect(password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
    await create()
    const credentials = await dialog('Datos de acceso')
    expect(await screen.findByText('Capitán asignado exitosamente!')).toBeDefined()
    expect(credentials.getByText('eva@torneo.local')).toBeDefined()
    expect(credentials.getByText(password)).toBeDefined()
    const [call] = api.callsTo(userEndpoints.createCaptain)
    expect(call?.body).toEqual({ email: 'eva@torneo.local', name: 'Eva Luna', password, promotionId: promo15.id })
    expect(call?.headers['idempotency-key']).toBeDefined()

    const mail = new URL(credentials.getByRole<HTMLAnchorElement>('link', { name: 'Enviar por correo' }).href)
    expect(mail.href.startsWith('mailto:eva@torneo.local?')).toBe(true)
    expect(mail.searchParams.get('subject')).toBe('Tu cuenta de capitán de Promo 15')
    const text = mail.searchParams.get('body') ?? ''
    for (const part of ['Eva Luna', location.origin, 'eva@torneo.local', password]) expect(text).toContain(part)
    await user.click(credentials.getByRole('button', { name: 'Copiar invitación' }))
    expect(await credentials.findByText('Datos copiados')).toBeDefined()
    expect((await navigator.clipboard.readText()).replaceAll('\n', '\r\n')).toBe(text)

    await user.click(credentials.getByRole('button', { name: 'Listo' }))
    await expectClosed()
    expect(screen.queryByText(password)).toBeNull()
    expect(await rowOf('Promo 15').findByText('Eva Luna')).toBeDefined()
    expect(JSON.stringify(localStorage)).not.toContain(password)
  })

  test('stays open with the reason at a taken email', async () => {
    const { user, server, form, create } = await openNew()
    const before = server.users
    await user.type(field('Correo electrónico'), 'ana@torneo.local')
    await user.type(field('Nombre'), 'Ana Otra')
    await user.type(field('Contraseña'), 'secreta-123')
    await create()
    expect(await form.findByText('Ya existe un usuario con ese correo')).toBeDefined()
    expect(
      (await screen.findAllByText('Error al crear el capitán. Verifica que el email no esté en uso.')).length,
    ).toBeGreaterThan(0)
    expect(field('Nombre').value).toBe('Ana Otra')
    expect(server.users).toBe(before)
  })

  test('asks before discarding what was typed, also from the other mode', async () => {
    const { user, form } = await openNew()
    await user.type(field('Nombre'), 'Eva')
    await user.click(form.getByRole('radio', { name: 'Elegir un capitán' }))
    await user.click(form.getByRole('button', { name: 'Cancelar' }))
    await user.click((await question('¿Descartar lo que escribiste?')).getByRole('button', { name: 'Seguir editando' }))
    await user.click(form.getByRole('radio', { name: 'Crear uno nuevo' }))
    expect(field('Nombre').value).toBe('Eva')
  })
})

describe('removing', () => {
  test('asks first; then the captain keeps the account and the promotion has none', async () => {
    const { api, user, server } = await openPromotions()
    await user.click(button('Quitar el capitán de Promo 98'))
    const asked = await question('¿Quitar el capitán de Promo 98?')
    expect(asked.getByText('Ana Belén Rojas conserva su cuenta y queda sin promoción.')).toBeDefined()
    expect(api.callsTo(endpoints.removeCaptain)).toEqual([])
    await user.click(asked.getByRole('button', { name: 'Quitar capitán' }))
    expect(await screen.findByText('Capitán removido exitosamente')).toBeDefined()
    expect(api.callsTo(endpoints.removeCaptain)[0]?.params.id).toBe(promo98.id)
    expect(await rowOf('Promo 98').findByText('Sin capitán')).toBeDefined()
    expect(server.users).toHaveLength(3)
    await expectFocus(() => button('Asignar capitán a Promo 98'))
  })

  test('keeps the captain and shows the reason when it fails', async () => {
    const { api, user } = await openPromotions()
    api.respond(endpoints.removeCaptain, unavailable)
    await user.click(button('Quitar el capitán de Promo 05'))
    await user.click(
      (await question('¿Quitar el capitán de Promo 05?')).getByRole('button', { name: 'Quitar capitán' }),
    )
    expect(await screen.findByText('Error al remover el capitán. No disponible')).toBeDefined()
    await waitFor(() => expect(rowOf(promo05.name).getByText('Pablo Ríos')).toBeDefined())
  })
})

const link = { path: `/acceso#${'a'.repeat(43)}`, expiresAt: '2026-11-24T12:00:00.000Z', mailed: false }

test('a captain who lost the password chooses a new one by a link', async () => {
  const { api, user } = await openPromotions()
  api.respond(userEndpoints.createLink, link)
  await user.click(button('Nueva contraseña para Ana Belén Rojas'))
  const modal = await dialog('Enlace de acceso')
  await user.click(await modal.findByRole('button', { name: 'Crear enlace' }))
  expect(await screen.findByText(new URL(link.path, location.origin).href)).toBeDefined()
  expect(api.callsTo(userEndpoints.createLink)[0]).toMatchObject({ params: { id: ana.id } })
  expect(screen.getByRole('button', { name: 'Copiar invitación' })).toBeDefined()
})

test('a new captain may choose the password by a link, and is made without one', async () => {
  const { api, user } = await openPromotions()
  api.respond(userEndpoints.createLink, link)
  await user.click(button('Asignar capitán a Promo 15'))
  const form = await dialog('Asignar capitán a Promo 15')
  await user.click(await form.findByRole('radio', { name: 'Crear uno nuevo' }))
  await user.click(form.getByRole('radio', { name: 'Darle un enlace' }))
  await user.type(form.getByLabelText('Correo electrónico'), 'nuevo@torneo.local')
  await user.type(form.getByLabelText('Nombre'), 'Nuevo Capitán')
  await user.click(form.getByRole('button', { name: 'Crear y asignar' }))
  expect(await screen.findByText(new URL(link.path, location.origin).href)).toBeDefined()
  expect(api.callsTo(userEndpoints.createCaptain)[0]?.body).not.toHaveProperty('password')
})
