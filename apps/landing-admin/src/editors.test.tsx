import { screen, waitFor } from '@testing-library/react'
import { aboutEndpoints } from '@torneo/contracts/content/about'
import { ctaEndpoints } from '@torneo/contracts/content/cta'
import { heroEndpoints } from '@torneo/contracts/content/hero'
import { accountEndpoints } from '@torneo/contracts/people/account'
import { aCta, aHero, anAbout, aUser } from '@torneo/testing/builders'
import { networkFailure } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { question } from '@torneo/testing/list-screen'
import { renderScreen } from '@torneo/testing/render-screen'
import { aSingleRecord } from '@torneo/testing/single-record'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import AboutScreen from './features/about/AboutScreen'
import CtaScreen from './features/cta/CtaScreen'
import HeroScreen from './features/hero/HeroScreen'

/** Behaviour that all editors of a single record share; each editor's own is in its test. */
interface Editor {
  readonly name: string
  readonly Screen: ComponentType
  readonly path: string
  readonly endpoints: { readonly get: typeof heroEndpoints.get; readonly put: typeof heroEndpoints.put }
  readonly build: typeof aHero
  readonly loadFailed: string
  readonly failed: string
}

// The three records have different fields, which these tests read only through the table.
const editor = (row: Omit<Editor, 'endpoints' | 'build'> & { readonly endpoints: unknown; readonly build: unknown }) =>
  row as Editor

const editors: readonly Editor[] = [
  editor({
    name: 'Hero',
    Screen: HeroScreen,
    path: '/hero',
    endpoints: heroEndpoints,
    build: aHero,
    loadFailed: 'No pudimos leer el hero',
    failed: 'Error al actualizar el hero',
  }),
  editor({
    name: 'Sobre',
    Screen: AboutScreen,
    path: '/about',
    endpoints: aboutEndpoints,
    build: anAbout,
    loadFailed: 'No pudimos leer el texto de Sobre',
    failed: 'Error al actualizar sobre',
  }),
  editor({
    name: 'CTA',
    Screen: CtaScreen,
    path: '/cta',
    endpoints: ctaEndpoints,
    build: aCta,
    loadFailed: 'No pudimos leer el CTA',
    failed: 'Error al actualizar CTA',
  }),
]

const lucia = aUser({ role: 'admin_landing' })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const save = () => button(/^Guardar cambios/)

type Rendered = Pick<Editor, 'Screen' | 'path' | 'endpoints' | 'build'>

function start({ Screen, path, endpoints, build }: Rendered) {
  const api = new FakeApi(lucia)
  const server = aSingleRecord(build(), build)
  api.respond(endpoints.get, () => server.current)
  api.respond(endpoints.put, server.save)
  return { api, server, render: () => renderScreen(<Screen />, { path, as: lucia, api }) }
}

async function openEditor(editor: Rendered) {
  const { api, server, render } = start(editor)
  const rendered = render()
  await screen.findByLabelText('Título')
  return { ...rendered, api, server }
}

beforeEach(() => localStorage.clear())

describe.each(editors)('$name', ({ Screen, path, endpoints, build, loadFailed, failed }) => {
  const { title } = build()
  const open = () => openEditor({ Screen, path, endpoints, build })

  test('offers no blank form after a failed read, says so once, and reads again', async () => {
    const { api, server, render } = start({ Screen, path, endpoints, build })
    api.respond(endpoints.get, networkFailure)
    const { user } = render()
    expect(await screen.findByText(loadFailed)).toBeDefined()
    expect(await screen.findAllByText('Error al cargar los datos')).toHaveLength(1)
    expect(screen.queryByLabelText('Título')).toBeNull()
    await user.click(button('Reintentar'))
    await waitFor(() => expect(api.callsTo(endpoints.get)).toHaveLength(2))
    expect(document.activeElement).toBe(button('Reintentar'))
    api.respond(endpoints.get, () => server.current)
    await user.click(button('Reintentar'))
    await waitFor(() => expect(document.activeElement).toBe(field('Título')))
  })

  test('says why a save failed, and keeps the input', async () => {
    const { api, user } = await open()
    api.respond(endpoints.put, networkFailure)
    await user.type(field('Título'), ' x')
    await user.click(save())
    expect(await screen.findByText(/No hay conexión con el servidor/)).toBeDefined()
    expect(screen.getAllByText(failed).length).toBeGreaterThan(1)
    expect(field('Título').value).toBe(`${title} x`)
    expect(await screen.findByText('Cambios sin guardar')).toBeDefined()
  })
})

describe('every editor', () => {
  const openHero = () => openEditor({ Screen: HeroScreen, path: '/hero', endpoints: heroEndpoints, build: aHero })
  const { title } = aHero()

  test('asks to sign in after the session ended, and the save then succeeds', async () => {
    const { api, user, server } = await openHero()
    await user.type(field('Título'), ' x')
    api.user = null
    await user.click(save())
    const signIn = await screen.findByRole('button', { name: 'Ingresar de nuevo' })
    api.respond(accountEndpoints.signIn, () => {
      api.user = lucia
      return lucia
    })
    await user.click(signIn)
    await screen.findByText('Hero actualizado correctamente')
    expect(server.current?.title).toBe(`${title} x`)
  })

  test('merges changes of different fields by two people, without a question', async () => {
    const { user, server } = await openHero()
    await user.type(field('Título'), ' x')
    server.current = aHero({ rev: 5, subtitle: 'De Ana' })
    await user.click(save())
    await screen.findByText('Hero actualizado correctamente')
    expect(server.current).toMatchObject({ rev: 6, title: `${title} x`, subtitle: 'De Ana' })
    expect(field('Subtítulo').value).toBe('De Ana')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test("offers unsaved work again at the next visit, and 'Descartar' reverts it", async () => {
    const first = await openHero()
    await first.user.type(field('Título'), ' a medias')
    first.unmount()
    const { user } = await openHero()
    expect(field('Título').value).toBe(title)
    await user.click(button('Recuperar borrador'))
    expect(field('Título').value).toBe(`${title} a medias`)
    expect(document.activeElement).toBe(field('Título'))
    expect(screen.queryByRole('button', { name: 'Recuperar borrador' })).toBeNull()
    await user.click(button('Descartar'))
    await user.click((await question('¿Descartar lo que escribiste?')).getByRole('button', { name: 'Descartar' }))
    await waitFor(() => expect(field('Título').value).toBe(title))
    expect(screen.queryByText('Cambios sin guardar')).toBeNull()
  })
})
