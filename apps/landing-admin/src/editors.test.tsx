import { screen, waitFor } from '@testing-library/react'
import { aboutEndpoints } from '@torneo/contracts/content/about'
import { ctaEndpoints } from '@torneo/contracts/content/cta'
import { heroEndpoints } from '@torneo/contracts/content/hero'
import { accountEndpoints } from '@torneo/contracts/people/account'
import { aCta, aHero, anAbout, aUser } from '@torneo/testing/builders'
import { networkFailure } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { aSingleRecord } from '@torneo/testing/single-record'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import AboutScreen from './features/about/AboutScreen'
import CtaScreen from './features/cta/CtaScreen'
import HeroScreen from './features/hero/HeroScreen'
import { question } from './testing/list-screen'

/** Behaviour that all editors of a single record share; each editor's own is in its test. */
interface Editor {
  readonly name: string
  readonly Screen: ComponentType
  readonly path: string
  readonly endpoints: { readonly get: typeof heroEndpoints.get; readonly put: typeof heroEndpoints.put }
  readonly build: typeof aHero
  readonly loadFailed: string
  readonly saved: string
  readonly failed: string
  /** Messages for the required fields of an empty form. */
  readonly missing: readonly string[]
  /** A text field that another person changes meanwhile: its label, and its name in the record. */
  readonly other: readonly [label: string, name: string]
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
    saved: 'Hero actualizado correctamente',
    failed: 'Error al actualizar el hero',
    other: ['Subtítulo', 'subtitle'],
    missing: [
      'El título es requerido',
      'El subtítulo es requerido',
      'La descripción es requerida',
      'El texto del botón es requerido',
      'El link es requerido',
    ],
  }),
  editor({
    name: 'Sobre',
    Screen: AboutScreen,
    path: '/about',
    endpoints: aboutEndpoints,
    build: anAbout,
    loadFailed: 'No pudimos leer el texto de Sobre',
    saved: 'Sobre actualizado correctamente',
    failed: 'Error al actualizar sobre',
    other: ['Cita', 'quote'],
    missing: ['El título es requerido', 'La descripción es requerida'],
  }),
  editor({
    name: 'CTA',
    Screen: CtaScreen,
    path: '/cta',
    endpoints: ctaEndpoints,
    build: aCta,
    loadFailed: 'No pudimos leer el CTA',
    saved: 'CTA actualizado correctamente',
    failed: 'Error al actualizar CTA',
    other: ['Texto del botón', 'buttonText'],
    missing: ['El título es requerido', 'La descripción es requerida'],
  }),
]

const lucia = aUser({ role: 'admin_landing' })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const save = () => button(/^Guardar cambios/)

beforeEach(() => localStorage.clear())

describe.each(editors)(
  '$name',
  ({ Screen, path, endpoints, build, loadFailed, saved, failed, missing, other: [label, name] }) => {
    const { title } = build()

    function start(first: ReturnType<typeof aHero> | null = build()) {
      const api = new FakeApi(lucia)
      const server = aSingleRecord(first, build)
      api.respond(endpoints.get, () => server.current)
      api.respond(endpoints.put, server.save)
      return { api, server, render: () => renderScreen(<Screen />, { path, as: lucia, api }) }
    }

    async function open(first?: ReturnType<typeof aHero> | null) {
      const { api, server, render } = start(first)
      const rendered = render()
      await screen.findByLabelText('Título')
      return { ...rendered, api, server }
    }

    test('that could not be read is not offered as a blank form, says so once, and is read again', async () => {
      const { api, server, render } = start()
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

    test('says all that is missing, goes to the first, and sends nothing', async () => {
      const { api, user } = await open(null)
      await user.click(save())
      for (const sentence of missing) expect(await screen.findByText(sentence)).toBeDefined()
      expect(document.activeElement).toBe(field('Título'))
      expect(api.callsTo(endpoints.put)).toEqual([])
    })

    test('whose save failed says why and keeps what was typed', async () => {
      const { api, user } = await open()
      api.respond(endpoints.put, networkFailure)
      await user.type(field('Título'), ' x')
      await user.click(save())
      expect(await screen.findByText(/No hay conexión con el servidor/)).toBeDefined()
      expect(screen.getAllByText(failed).length).toBeGreaterThan(1)
      expect(field('Título').value).toBe(`${title} x`)
      expect(await screen.findByText('Cambios sin guardar')).toBeDefined()
    })

    test('asks to sign in where the session ended, and the save then goes through', async () => {
      const { api, user, server } = await open()
      await user.type(field('Título'), ' x')
      api.user = null
      await user.click(save())
      const signIn = await screen.findByRole('button', { name: 'Ingresar de nuevo' })
      api.respond(accountEndpoints.signIn, () => {
        api.user = lucia
        return lucia
      })
      await user.click(signIn)
      await screen.findByText(saved)
      expect(server.current?.title).toBe(`${title} x`)
    })

    test('merges changes of different fields by two people, quietly', async () => {
      const { user, server } = await open()
      await user.type(field('Título'), ' x')
      server.current = build({ rev: 5, [name]: 'De Ana' })
      await user.click(save())
      await screen.findByText(saved)
      expect(server.current).toMatchObject({ rev: 6, title: `${title} x`, [name]: 'De Ana' })
      expect(field(label).value).toBe('De Ana')
      expect(screen.queryByRole('dialog')).toBeNull()
    })

    test("offers unsaved work again at the next visit, and 'Descartar' takes it back", async () => {
      const first = await open()
      await first.user.type(field('Título'), ' a medias')
      first.unmount()
      const { user } = await open()
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
  },
)
