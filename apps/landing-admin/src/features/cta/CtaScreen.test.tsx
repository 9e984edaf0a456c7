import { screen, waitFor, within } from '@testing-library/react'
import { ctaEndpoints, type Cta } from '@torneo/contracts/content/cta'
import { aCta, aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { openedDialog } from '@torneo/testing/opened-dialog'
import { renderScreen } from '@torneo/testing/render-screen'
import { aSingleRecord } from '@torneo/testing/single-record'
import { beforeEach, describe, expect, test } from 'vitest'
import { question } from '../../testing/list-screen'
import CtaScreen from './CtaScreen'

const lucia = aUser({ role: 'admin_landing' })

function anApi(first: Cta | null) {
  const api = new FakeApi(lucia)
  const server = aSingleRecord(first, aCta)
  api.respond(ctaEndpoints.get, () => server.current)
  api.respond(ctaEndpoints.put, server.save)
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
    for (const text of ['¿Juegas este año?', 'Inscribir mi promo', 'Cupos limitados por deporte.'])
      expect(preview().getByText(text)).toBeDefined()
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
    expect(await preview().findByText('Entrar')).toBeDefined()
    await user.click(save())
    expect(await saved()).toBeDefined()
    expect(await screen.findByText('Cambios guardados')).toBeDefined()
    const [call] = api.callsTo(ctaEndpoints.put)
    expect(call?.headers['if-match']).toBe('1')
    expect(call?.body).toEqual({
      title: '¿Juegas este año?',
      description: 'Inscribe a tu promo antes del 31 de octubre.',
      buttonType: 'login',
      buttonText: 'Entrar',
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
    expect(server.current).toMatchObject({
      rev: 1,
      title: 'Juega',
      buttonType: 'register',
      buttonText: '',
      additionalInfo: '',
    })
  })
})

describe('two people', () => {
  test('a clash is asked about, and only what clashes', async () => {
    const { user, server } = await openCta(aCta({ buttonText: 'Yo' }))
    await user.click(type('Ingreso'))
    await user.type(field('Texto del botón'), '!')
    server.current = aCta({ rev: 5, buttonText: 'De Ana' })
    await user.click(save())
    const dialog = within(await openedDialog('Alguien guardó antes que tú'))
    expect(dialog.queryByRole('group', { name: 'Tipo de botón' })).toBeNull()
    await user.click(
      within(dialog.getByRole('group', { name: 'Texto del botón' })).getByRole('radio', { name: /Lo tuyo/ }),
    )
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
