import { screen, waitFor, within } from '@testing-library/react'
import { heroEndpoints } from '@torneo/contracts/content/hero'
import { storageEndpoints } from '@torneo/contracts/files/storage'
import { type Appearance, appearanceEndpoints } from '@torneo/contracts/site/appearance'
import { aHero, anAppearance, aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { aSingleRecord } from '@torneo/testing/single-record'
import { beforeEach, expect, test } from 'vitest'
import { framedPage, servePage } from '../../testing/framed-page'
import AppearanceScreen from './AppearanceScreen'

const carla = aUser({ role: 'admin_landing' })

async function openAppearance(first: Appearance | null = anAppearance({ primary: '#14213D', titleFace: 'clasica' })) {
  const api = new FakeApi(carla)
  servePage(api)
  const server = aSingleRecord<Appearance>(first, anAppearance)
  api.respond(appearanceEndpoints.get, () => server.current)
  api.respond(appearanceEndpoints.put, server.save)
  api.respond(heroEndpoints.get, aHero({ title: 'Volvemos' }))
  api.respond(storageEndpoints.remove, undefined)
  const rendered = renderScreen(<AppearanceScreen />, { path: '/appearance', as: carla, api })
  await screen.findByRole('radiogroup', { name: 'Aspecto' })
  const sent = () => api.callsTo(appearanceEndpoints.put).map(({ headers, body }) => [headers['if-match'], body])
  return { ...rendered, api, server, sent }
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const save = () => screen.getByRole('button', { name: /^Guardar cambios/ })

beforeEach(() => localStorage.clear())

test('the first save needs no other field, and is sent whole', async () => {
  const { user, sent } = await openAppearance(null)
  await user.click(radio('Diploma'))
  await user.click(radio('Clásica'))
  await user.click(screen.getByRole('button', { name: '#0B4F3A y #F4D35E' }))
  await user.click(save())
  expect(await screen.findByText('Aspecto publicado')).toBeDefined()
  expect(sent()).toEqual([
    ['0', { crest: null, primary: '#0B4F3A', accent: '#F4D35E', titleFace: 'clasica', look: 'diploma' }],
  ])
})

test('shows what is stored, and the page follows each choice before it is saved', async () => {
  const { user, sent } = await openAppearance()
  const page = await framedPage()
  expect([radio('Mitades').checked, radio('Clásica').checked, field('Color principal').value]).toEqual([
    true,
    true,
    '#14213D',
  ])
  await user.click(radio('Noche'))
  await user.click(radio('De afiche'))
  await waitFor(() => expect(page.shown()).toMatchObject({ look: 'noche', titleFace: 'afiche', primary: '#14213D' }))
  expect(sent()).toEqual([])
})

test('contrast is said in words and numbers while a colour is typed, and never refused', async () => {
  const { user, sent } = await openAppearance()
  expect(screen.getByText('Blanco sobre el principal: 15 a 1. Se lee también al sol.')).toBeDefined()
  await user.clear(field('Segundo color'))
  await user.type(field('Segundo color'), '#14213D')
  expect(await screen.findByText('Los dos colores casi no se distinguen. Prueba otro segundo color.')).toBeDefined()
  await user.click(save())
  await waitFor(() => expect(sent()).toHaveLength(1))
})

test('a crest of another site, whose pixels may not be read, keeps the colours', async () => {
  await openAppearance(anAppearance({ crest: 'https://example.org/escudo.png' }))
  const form = within(screen.getByRole('form', { name: 'Aspecto' }))
  expect(await form.findByText('De esta imagen no se pueden tomar los colores. Elígelos abajo.')).toBeDefined()
  expect(field('Color principal').value).toBe('#E50914')
})
