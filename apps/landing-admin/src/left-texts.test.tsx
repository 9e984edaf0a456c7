import { act, screen, waitFor } from '@testing-library/react'
import { aboutEndpoints } from '@torneo/contracts/content/about'
import { ctaEndpoints } from '@torneo/contracts/content/cta'
import { heroEndpoints } from '@torneo/contracts/content/hero'
import { settingsEndpoints } from '@torneo/contracts/site/settings'
import { Route, Routes } from '@torneo/router'
import { aCta, aHero, anAbout, aUser, someSettings } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { aSingleRecord } from '@torneo/testing/single-record'
import { beforeEach, expect, test } from 'vitest'
import AboutScreen from './features/about/AboutScreen'
import CtaScreen from './features/cta/CtaScreen'
import HeroScreen from './features/hero/HeroScreen'
import { framedPage, servePage } from './testing/framed-page'

const carla = aUser({ role: 'admin_landing' })

async function openHero() {
  const api = new FakeApi(carla)
  servePage(api)
  const hero = aSingleRecord(aHero(), aHero)
  const about = aSingleRecord(anAbout(), anAbout)
  api.respond(heroEndpoints.get, () => hero.current)
  api.respond(heroEndpoints.put, hero.save)
  api.respond(aboutEndpoints.get, () => about.current)
  api.respond(aboutEndpoints.put, about.save)
  api.respond(ctaEndpoints.get, () => aCta())
  api.respond(settingsEndpoints.get, () => someSettings())
  const rendered = renderScreen(
    <Routes>
      <Route path="/hero" element={<HeroScreen />} />
      <Route path="/about" element={<AboutScreen />} />
      <Route path="/cta" element={<CtaScreen />} />
    </Routes>,
    { path: '/hero', as: carla, api },
  )
  await screen.findByLabelText('Título')
  return { ...rendered, api, hero, about }
}

const title = () => screen.getByLabelText<HTMLInputElement>('Título')

/** Types a title in the hero, and opens 'Sobre' by a press on its text in the page. */
async function leaveHeroFor(user: Awaited<ReturnType<typeof openHero>>['user']) {
  await user.clear(title())
  await user.type(title(), 'La gran vuelta')
  const page = await framedPage()
  act(() => page.press('about', 'title'))
  await screen.findByLabelText('Cita')
}

beforeEach(() => localStorage.clear())

test('a press on another text of the page opens its field without a question, and the page keeps showing what was typed', async () => {
  const { user, address } = await openHero()
  await leaveHeroFor(user)
  expect(address()).toBe('/about')
  expect(document.activeElement).toBe(title())
  expect(screen.queryByRole('button', { name: 'Salir sin guardar' })).toBeNull()
  const page = await framedPage()
  await waitFor(() =>
    expect(page.others()).toEqual([
      expect.objectContaining({ name: 'hero', values: expect.objectContaining({ title: 'La gran vuelta' }) }),
    ]),
  )
})

test('a text that was left is continued where it stands when one comes back to it', async () => {
  const { user, address } = await openHero()
  await leaveHeroFor(user)
  await user.click(screen.getByRole('button', { name: 'Hero' }))
  await screen.findByLabelText('Subtítulo')
  expect(address()).toBe('/hero')
  await waitFor(() => expect(title().value).toBe('La gran vuelta'))
  expect(screen.queryByText(/Hay un borrador/)).toBeNull()
})

test('texts that were left are saved together on what is stored by then', async () => {
  const { user, hero } = await openHero()
  await leaveHeroFor(user)
  hero.current = { ...(hero.current as ReturnType<typeof aHero>), subtitle: 'De otra persona', rev: 5 }
  await user.click(await screen.findByRole('button', { name: 'Guardar eso también' }))
  expect(await screen.findByText('Guardado en Hero.')).toBeDefined()
  expect(hero.current).toMatchObject({ title: 'La gran vuelta', subtitle: 'De otra persona', rev: 6 })
  expect(screen.queryByText('Sin guardar en otras partes')).toBeNull()
})

test('a text that may not be saved stays, and its part is named', async () => {
  const { user, api } = await openHero()
  await user.clear(title())
  const page = await framedPage()
  act(() => page.press('about', 'title'))
  await user.click(await screen.findByRole('button', { name: 'Guardar eso también' }))
  expect(await screen.findByText('No pudimos guardar Hero. Ábrelo para ver por qué.')).toBeDefined()
  expect(api.callsTo(heroEndpoints.put)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Hero' }))
  await screen.findByLabelText('Subtítulo')
  await waitFor(() => expect(title().value).toBe(''))
})
