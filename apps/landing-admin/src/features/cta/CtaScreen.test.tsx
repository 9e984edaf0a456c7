import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { accountEndpoints } from '@torneo/contracts/account'
import { ctaEndpoints, type Cta } from '@torneo/contracts/cta'
import { aCta, aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { noAnswer } from '@torneo/testing/refuse'
import { renderScreen } from '@torneo/testing/render-screen'
import { aSingleRecord } from '@torneo/testing/single-record'
import { question } from '../../testing/list-screen'
import CtaScreen from './CtaScreen'

const lucia = aUser({ role: 'admin_landing' })

function anApi(first: Cta | null) {
  const api = new FakeApi(lucia)
  const server = aSingleRecord(first, aCta)
  api.answer(ctaEndpoints.get, () => server.current)
  api.answer(ctaEndpoints.put, server.save)
  return { api, server }
}

async function openCta(first: Cta | null = aCta()) {
  const { api, server } = anApi(first)
  const rendered = renderScreen(<CtaScreen />, { path: '/cta', as: lucia, api })
  await screen.findByLabelText('Título')
  return { ...rendered, api, server }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const save = () => button(/^Guardar cambios/)
const type = (name: 'Registro' | 'Ingreso') => screen.getByRole<HTMLInputElement>('radio', { name })
const preview = () => within(screen.getByRole('region', { name: 'Vista previa' }))
const saved = () => screen.findByText('CTA actualizado correctamente')

beforeEach(() => localStorage.clear())

describe('reading', () => {
  test('shows the stored call in form and preview', async () => {
    await openCta(aCta({ buttonType: 'login' }))
    expect(field('Descripción').value).toBe('Inscribe a tu promo antes del 31 de octubre.')
    expect(type('Ingreso').checked).toBe(true)
    for (const text of ['¿Juegas este año?', 'Inscribir mi promo', 'Cupos limitados por deporte.']) expect(preview().getByText(text)).toBeDefined()
  })

  test('one that could not be read is not offered as a blank form, and says so once', async () => {
    const { api, server } = anApi(aCta())
    api.answer(ctaEndpoints.get, noAnswer)
    const { user } = renderScreen(<CtaScreen />, { path: '/cta', as: lucia, api })
    expect(await screen.findByText('No pudimos leer el CTA')).toBeDefined()
    expect(screen.queryByLabelText('Título')).toBeNull()
    api.answer(ctaEndpoints.get, () => server.current)
    await user.click(button('Reintentar'))
    await waitFor(() => expect(document.activeElement).toBe(field('Título')))
    expect(screen.getAllByText('Error al cargar los datos')).toHaveLength(1)
  })

  test('with none yet the button leads to register, and the preview names what is missing', async () => {
    await openCta(null)
    expect(type('Registro').checked).toBe(true)
    for (const text of ['Título', 'Descripción', 'Texto del botón']) expect(preview().getByText(text)).toBeDefined()
  })
})

describe('saving', () => {
  test('sends the whole on the rev that was read, and says so twice', async () => {
    const { api, user, server } = await openCta()
    await user.click(type('Ingreso'))
    await user.clear(field('Texto del botón'))
    await user.type(field('Texto del botón'), 'Entrar')
    expect(preview().getByText('Entrar')).toBeDefined()
    await user.click(save())
    expect(await saved()).toBeDefined()
    expect(await screen.findByText('Cambios guardados')).toBeDefined()
    const [call] = api.callsTo(ctaEndpoints.put)
    expect(call?.headers['if-match']).toBe('1')
    expect(call?.body).toEqual({
      title: '¿Juegas este año?', description: 'Inscribe a tu promo antes del 31 de octubre.', buttonType: 'login', buttonText: 'Entrar',
      additionalInfo: 'Cupos limitados por deporte.',
    })
    expect(server.current?.buttonType).toBe('login')
  })

  test('the first save creates it: rev 0, register unless chosen otherwise', async () => {
    const { api, user, server } = await openCta(null)
    await user.type(field('Título'), 'Juega')
    await user.type(field('Descripción'), 'Este año')
    await user.click(save())
    await saved()
    expect(api.callsTo(ctaEndpoints.put)[0]?.headers['if-match']).toBe('0')
    expect(server.current).toMatchObject({ rev: 1, title: 'Juega', buttonType: 'register', buttonText: '', additionalInfo: '' })
  })

  test('says all that is missing, goes to the first, and sends nothing', async () => {
    const { api, user } = await openCta(null)
    await user.click(save())
    for (const sentence of ['El título es requerido', 'La descripción es requerida']) expect(await screen.findByText(sentence)).toBeDefined()
    expect(document.activeElement).toBe(field('Título'))
    expect(api.callsTo(ctaEndpoints.put)).toEqual([])
  })

  test('a failed save says why and keeps what was typed and chosen', async () => {
    const { api, user } = await openCta()
    api.answer(ctaEndpoints.put, noAnswer)
    await user.type(field('Título'), ' x')
    await user.click(type('Ingreso'))
    await user.click(save())
    expect(await screen.findByText(/No hay conexión con el servidor/)).toBeDefined()
    expect(screen.getAllByText('Error al actualizar CTA').length).toBeGreaterThan(0)
    expect([field('Título').value, type('Ingreso').checked]).toEqual(['¿Juegas este año? x', true])
    expect(screen.getByText('Cambios sin guardar')).toBeDefined()
  })

  test('a session that ended asks to sign in, and the save then goes through', async () => {
    const { api, user, server } = await openCta()
    await user.type(field('Título'), ' x')
    api.user = null
    await user.click(save())
    const signIn = await screen.findByRole('button', { name: 'Ingresar de nuevo' })
    api.answer(accountEndpoints.signIn, () => {
      api.user = lucia
      return lucia
    })
    await user.click(signIn)
    await saved()
    expect(server.current?.title).toBe('¿Juegas este año? x')
  })
})

describe('two people', () => {
  test('changes of different fields are joined, quietly', async () => {
    const { user, server } = await openCta()
    await user.type(field('Título'), ' x')
    server.current = aCta({ rev: 5, buttonType: 'login' })
    await user.click(save())
    await saved()
    expect(server.current).toMatchObject({ rev: 6, title: '¿Juegas este año? x', buttonType: 'login' })
    expect(type('Ingreso').checked).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('a clash is asked about, and only what clashes', async () => {
    const { user, server } = await openCta(aCta({ buttonText: 'Yo' }))
    await user.click(type('Ingreso'))
    await user.type(field('Texto del botón'), '!')
    server.current = aCta({ rev: 5, buttonText: 'De Ana' })
    await user.click(save())
    const dialog = within(await screen.findByRole('dialog', { name: 'Alguien guardó antes que tú' }))
    expect(dialog.queryByRole('group', { name: 'Tipo de botón' })).toBeNull()
    await user.click(within(dialog.getByRole('group', { name: 'Texto del botón' })).getByRole('radio', { name: /Lo tuyo/ }))
    await user.click(dialog.getByRole('button', { name: 'Guardar mi elección' }))
    await saved()
    expect(server.current).toMatchObject({ rev: 6, buttonType: 'login', buttonText: 'Yo!' })
  })
})

test('work that was not saved is offered again by the next visit', async () => {
  const first = await openCta()
  await first.user.click(type('Ingreso'))
  first.unmount()
  const { user } = await openCta()
  expect(type('Registro').checked).toBe(true)
  await user.click(button('Recuperar borrador'))
  expect(type('Ingreso').checked).toBe(true)
  await user.click(button('Descartar'))
  await user.click((await question('¿Descartar lo que escribiste?')).getByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(type('Registro').checked).toBe(true))
})
