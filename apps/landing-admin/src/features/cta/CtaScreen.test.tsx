import { screen, waitFor } from '@testing-library/react'
import { ctaEndpoints, type Cta } from '@torneo/contracts/content/cta'
import { aCta, aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { aSingleRecord } from '@torneo/testing/single-record'
import { beforeEach, describe, expect, test } from 'vitest'
import { framedPage, servePage } from '../../testing/framed-page'
import CtaScreen from './CtaScreen'

const lucia = aUser({ role: 'admin_landing' })

function anApi(first: Cta | null) {
  const api = new FakeApi(lucia)
  servePage(api)
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
const saved = () => screen.findByText('CTA actualizado correctamente')

beforeEach(() => localStorage.clear())

describe('reading', () => {
  test('shows the stored call in form and page', async () => {
    await openCta(aCta({ buttonType: 'login' }))
    const page = await framedPage()
    expect(field('Descripción').value).toBe('Inscribe a tu promo antes del 31 de octubre.')
    expect(type('Ingreso').checked).toBe(true)
    await waitFor(() =>
      expect(page.shown()).toMatchObject({
        title: '¿Juegas este año?',
        buttonText: 'Inscribir mi promo',
        additionalInfo: 'Cupos limitados por deporte.',
      }),
    )
  })

  test('with none yet the button leads to register', async () => {
    await openCta(null)
    expect(type('Registro').checked).toBe(true)
  })
})

describe('saving', () => {
  test('sends the whole on the rev that was read, and says so twice', async () => {
    const { api, user, server } = await openCta()
    const page = await framedPage()
    await user.click(type('Ingreso'))
    await user.clear(field('Texto del botón'))
    await user.type(field('Texto del botón'), 'Entrar')
    await waitFor(() => expect(page.shown()?.buttonText).toBe('Entrar'))
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
      until: '',
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
      until: '',
    })
  })
})

test('says while typing that a past day ends the invitation', async () => {
  const { user } = await openCta()
  await user.type(field('Hasta'), '2024-10-31')
  expect(await screen.findByText('Ese día ya pasó: la página no muestra la invitación.')).toBeDefined()
  await user.clear(field('Hasta'))
  expect(await screen.findByText(/^Opcional. Pasado este día/)).toBeDefined()
})
