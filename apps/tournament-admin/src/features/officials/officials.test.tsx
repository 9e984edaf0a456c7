import { fireEvent, screen, within } from '@testing-library/react'
import { matchPlanEndpoints as plans } from '@torneo/contracts/match/match-plans'
import { matchEndpoints } from '@torneo/contracts/match/matches'
import { officialLinkEndpoints as links } from '@torneo/contracts/match/official-links'
import { type Official, officialEndpoints as calls } from '@torneo/contracts/match/officials'
import { tournamentSportEndpoints as sportEndpoints } from '@torneo/contracts/tournament/tournament-sports'
import { aMatch } from '@torneo/testing/builders'
import { aCollection } from '@torneo/testing/collection'
import { errorReply } from '@torneo/testing/error-reply'
import type { FakeApi } from '@torneo/testing/fake-api'
import { button, dialog, expectClosed, field, openList, question, rowNames } from '@torneo/testing/list-screen'
import { beforeEach, describe, expect, test } from 'vitest'
import { someFixtures } from '../../../dev/answer-fixtures'
import { button as buttonOf, field as fieldOf, openFixtures, rowOf as fixtureRow } from '../../testing/fixtures-screen'
import OfficialsPage from './OfficialsPage'
// Load the lazy parts in advance.
import './OfficialForm'
import './PasteNamesModal'

beforeEach(() => localStorage.clear())

const anOfficial = (fields: Partial<Official> = {}): Official => ({
  id: 'ana',
  createdAt: '2025-11-01T12:00:00.000Z',
  updatedAt: '2025-11-01T12:00:00.000Z',
  rev: 1,
  name: 'Ana Ríos',
  role: 'referee',
  ...fields,
})
const some = [anOfficial(), anOfficial({ id: 'zoe', name: 'Zoe Paz', role: 'table' })]

function serve(api: FakeApi, first: readonly Official[]) {
  const server = aCollection(
    first,
    () => anOfficial({ id: 'nueva' }),
    (a, b) => a.name.localeCompare(b.name, 'es'),
  )
  api.respond(calls.list, server.list)
  api.respond(links.list, { total: 0, items: [] })
  api.respond(calls.create, server.create)
  api.respond(calls.update, server.update)
  api.respond(calls.remove, server.remove)
}
const open = async (first: readonly Official[] = some) => {
  const rendered = openList(OfficialsPage, '/tournament/fixtures/officials', (api) => serve(api, first))
  await screen.findByText(first.length === 0 ? 'Todavía no hay nombres' : `${first.length} nombres`)
  return rendered
}

const link = {
  id: 'ana',
  createdAt: '2025-11-10T12:00:00.000Z',
  by: { id: 'diego', name: 'Diego Paz' },
  openedAt: '2025-11-11T12:00:00.000Z',
  confirmedAt: null,
}

describe("'Árbitros y mesa'", () => {
  test('makes a link that is shown once, says who opened theirs, and ends one', async () => {
    const { user, api } = await open()
    api
      .respond(links.list, { total: 1, items: [link] })
      .respond(links.create, () => ({ link, path: '/arbitro#secreto' }))
      .respond(links.revoke, () => undefined)
    await user.click(button('Enlace de Zoe Paz'))
    await user.click((await dialog('Enlace de Zoe Paz')).getByRole('button', { name: 'Crear enlace' }))
    expect(((await screen.findByLabelText('Enlace')) as HTMLInputElement).value).toBe(
      `${location.origin}/arbitro#secreto`,
    )
    expect(screen.getByRole('img', { name: 'Código QR del enlace de Zoe Paz' })).toBeDefined()
    const words = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href).searchParams.get(
      'text',
    )
    expect(words).toContain('/arbitro#secreto')
    await user.click(button('Listo'))
    await expectClosed()
    expect(api.callsTo(links.create).map(({ params }) => params)).toEqual([{ id: 'zoe' }])

    expect(await screen.findByText(/^Abierto mar\. 11\/11 \d\d:\d\d$/)).toBeDefined()
    await user.click(button('Enlace de Ana Ríos'))
    expect((await dialog('Enlace de Ana Ríos')).getByText(/el anterior deja de servir/)).toBeDefined()
    await user.click(button('Anular'))
    await expectClosed()
    expect(api.callsTo(links.revoke).map(({ params }) => params)).toEqual([{ id: 'ana' }])
  })

  test('gives officials to matches without one, evenly, as one act that undo takes back', async () => {
    const { user, api } = await open([anOfficial(), anOfficial({ id: 'luz', name: 'Luz Vega' })])
    const at = (id: string, time: string) => aMatch({ id, date: '2100-11-15', time, referee: '', status: 'scheduled' })
    const matches = [at('uno', '10:00'), at('dos', '10:00'), at('tres', '10:00')]
    api.respond(matchEndpoints.list, { total: 3, items: matches })
    api.respond(sportEndpoints.list, { total: 0, items: [] })
    api.respond(plans.save, () => ({ batch: 'b1', made: [], changed: [], removed: [] }))
    api.respond(plans.undo, () => undefined)
    await user.click(button('Repartir árbitros'))
    expect(await screen.findByText('Ana Ríos: 1 partido · Luz Vega: 1 partido')).toBeDefined()
    expect(screen.getByText('1 partido queda sin árbitro: a esa hora nadie está libre.')).toBeDefined()
    await user.click(screen.getByRole('checkbox', { name: 'Luz Vega' }))
    await user.click(button('Dar 1 partido'))
    await expectClosed()
    expect(api.callsTo(plans.save).map(({ body }) => body)).toMatchObject([
      { change: [{ id: 'uno', rev: matches[0]?.rev, referee: 'Ana Ríos' }] },
    ])
    await user.click(button('Deshacer'))
    expect(await screen.findByText('Volvieron a estar sin árbitro')).toBeDefined()
    expect(api.callsTo(plans.undo).map(({ params }) => params)).toEqual([{ batch: 'b1' }])
  })

  test('lists names with their role, adds one, renames one and deletes one after a question', async () => {
    const { user, api } = await open()
    expect(rowNames()).toEqual(['Ana Ríos', 'Zoe Paz'])
    await user.click(button('Nuevo nombre'))
    await user.type(field('Nombre'), ' Luz  Vega')
    await user.selectOptions(field('Función'), 'Mesa')
    await user.click(button('Agregar nombre'))
    await expectClosed()
    expect(api.callsTo(calls.create).map(({ body }) => body)).toEqual([{ name: 'Luz Vega', role: 'table' }])
    expect(rowNames()).toEqual(['Ana Ríos', 'Luz Vega', 'Zoe Paz'])

    await user.click(button('Editar Ana Ríos'))
    expect((await dialog('Editar nombre')).getByText(/cambia también en los partidos/)).toBeDefined()
    await user.clear(field('Nombre'))
    await user.type(field('Nombre'), 'Ana Vega')
    await user.click(button('Guardar cambios'))
    await expectClosed()
    await user.click(button('Eliminar Zoe Paz'))
    const asked = await question('¿Eliminar a Zoe Paz de la lista?')
    await user.click(asked.getByRole('button', { name: 'Eliminar' }))
    await expect.poll(rowNames).toEqual(['Ana Vega', 'Luz Vega'])
  })

  test('takes a pasted list at once, and says how many were new, or why none was added', async () => {
    const { user, api } = await open([])
    api.respond(calls.importAll, () => ({ items: [anOfficial()] }))
    await user.click(button('Pegar nombres'))
    const modal = await dialog('Pegar nombres')
    await user.click(modal.getByRole('button', { name: 'Agregar' }))
    expect(modal.getByText('Pega o escribe al menos un nombre')).toBeDefined()
    await user.click(modal.getByLabelText('Nombres'))
    await user.paste('1. Ana Ríos\n2. Juan Paz\n- ana rios')
    await user.click(modal.getByRole('button', { name: 'Agregar 2 nombres' }))
    await expectClosed()
    expect(screen.getByText('1 nombre más en la lista')).toBeDefined()
    expect(api.callsTo(calls.importAll).map(({ body }) => body)).toEqual([
      { role: 'referee', names: ['Ana Ríos', 'Juan Paz'] },
    ])

    const message = 'Máximo 80 caracteres'
    api.respond(calls.importAll, () => errorReply({ code: 400, type: 'validation', message }))
    await user.click(button('Pegar nombres'))
    const again = await dialog('Pegar nombres')
    await user.type(again.getByLabelText('Nombres'), 'Luz')
    await user.click(again.getByRole('button', { name: 'Agregar 1 nombre' }))
    expect((await again.findByRole('alert')).textContent).toContain(message)
    expect(again.getByLabelText<HTMLTextAreaElement>('Nombres').value).toBe('Luz')

    // A line of any length is named by its beginning.
    fireEvent.change(again.getByLabelText('Nombres'), { target: { value: 'a'.repeat(10_000) } })
    await user.click(again.getByRole('button', { name: 'Agregar 1 nombre' }))
    expect(again.getByText(`${'a'.repeat(79)}…: Máximo 80 caracteres`)).toBeDefined()
  })
})

describe('the officials of a match', () => {
  const { live, clashing } = someFixtures
  const withReferee = [
    { ...live, referee: 'Ana Ríos' },
    { ...clashing, referee: 'Zoe Paz, ana rios' },
  ]

  test('are offered by name, and one who has another match at that hour is warned of before saving', async () => {
    const { user } = await openFixtures([live, { ...clashing, referee: 'Ana Ríos' }], undefined, (api) =>
      serve(api, some),
    )
    await user.click(buttonOf(/^Editar Promo 98/))
    const referee = fieldOf('Árbitro')
    const offered = () =>
      [...(referee.list?.options ?? [])].map(({ value, textContent }) => `${value} | ${textContent}`)
    expect(offered()).toEqual(['Ana Ríos | Ana Ríos · Árbitro', 'Zoe Paz | Zoe Paz · Mesa'])
    await user.type(referee, 'Ana Ríos, ')
    expect(offered()).toEqual(['Ana Ríos, Zoe Paz | Zoe Paz · Mesa'])
    expect(
      within(screen.getByRole('dialog')).getByText('Ana Ríos ya tiene un partido a las 16:30', { exact: false }),
    ).toBeDefined()
  })

  test('shows a referee of two matches at one hour as a clash in the list', async () => {
    await openFixtures(withReferee, undefined, (api) => serve(api, some))
    expect(
      await fixtureRow('Promo 98 – Promo 05').findByText(/^Ana Ríos ya tiene un partido a las 16:30 en Gimnasio/),
    ).toBeDefined()
  })

  test('warn of nothing while the list is not there, as with an older service', async () => {
    await openFixtures(withReferee, undefined, (api) =>
      api.respond(calls.list, () => errorReply({ code: 404, type: 'not_found', message: 'No existe' })),
    )
    expect(screen.queryByText(/^Ana Ríos ya tiene/)).toBeNull()
  })
})
