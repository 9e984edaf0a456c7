import { act, screen, waitFor, within } from '@testing-library/react'
import { storageEndpoints } from '@torneo/contracts/files/storage'
import { editionEndpoints } from '@torneo/contracts/site/edition'
import { settingsEndpoints, type Settings } from '@torneo/contracts/site/settings'
import { defaultTournamentId, tournamentEndpoints, type Tournament } from '@torneo/contracts/tournament/tournaments'
import { visitSource } from '@torneo/domain/site/visit-source'
import { aUser, blankSettings, someSettings } from '@torneo/testing/builders'
import { networkFailure, errorReply } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { question } from '@torneo/testing/list-screen'
import { openedDialog } from '@torneo/testing/opened-dialog'
import { renderScreen } from '@torneo/testing/render-screen'
import { aSingleRecord } from '@torneo/testing/single-record'
import { beforeEach, describe, expect, test } from 'vitest'
import SettingsScreen from './SettingsScreen'

const torneo: Tournament = {
  id: defaultTournamentId,
  createdAt: '2025-11-01T12:00:00.000Z',
  updatedAt: '2025-11-01T12:00:00.000Z',
  rev: 4,
  name: 'Torneo de Ex Alumnos',
  year: 2025,
  rostersClosed: true,
  timeZone: 'America/Montevideo',
  place: 'Montevideo',
}

const lucia = aUser({ role: 'admin_tournament' })

function anApi(first: Settings | null) {
  const api = new FakeApi(lucia)
  const server = aSingleRecord(first, blankSettings)
  api.respond(settingsEndpoints.get, () => server.current)
  api.respond(settingsEndpoints.update, server.save)
  api.respond(tournamentEndpoints.list, { total: 1, items: [torneo] })
  const sent = () =>
    api.callsTo(settingsEndpoints.update).map(({ headers, body }) => [Number(headers['if-match']), body])
  return { api, server, sent }
}

async function openSettings(first: Settings | null = someSettings()) {
  const made = anApi(first)
  const rendered = renderScreen(<SettingsScreen />, { path: '/settings', as: lucia, api: made.api })
  await screen.findByRole('form', { name: 'Contacto' })
  return { ...rendered, ...made }
}

const form = (name: string) => within(screen.getByRole('form', { name }))
const site = () => form('Información del sitio')
const social = () => form('Redes sociales')
const contact = () => form('Contacto')
const event = () => form('Información del evento')
const footer = () => form('Pie de página')
const field = (part: ReturnType<typeof form>, label: string) => part.getByLabelText<HTMLInputElement>(label)
const save = (part: ReturnType<typeof form>) => part.getByRole('button', { name: /^Guardar/ })
const isSaved = (part: ReturnType<typeof form>) => part.findByText('Cambios guardados')
const isUnsaved = (part: ReturnType<typeof form>) => part.queryByText('Cambios sin guardar') !== null

beforeEach(() => localStorage.clear())

test('the address of the page goes to WhatsApp with a name by which its visits are counted', async () => {
  const { api } = anApi(someSettings())
  api.respond(editionEndpoints.find, { name: 'Copa', year: 2026, page: '/inicio' })
  renderScreen(<SettingsScreen />, { path: '/settings', as: lucia, api })
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Enviar por WhatsApp' })
  const sent = new URL(new URL(link.href).searchParams.get('text') ?? '')
  expect([new URL(link.href).host, sent.pathname]).toEqual(['wa.me', '/inicio'])
  expect(visitSource(undefined, sent.searchParams.get('utm_source'))).toBe('whatsapp')
})

describe('reading', () => {
  test('shows every field in its form, and the contact email where it is edited and where it is published', async () => {
    await openSettings()
    expect(field(site(), 'Nombre del sitio').value).toBe('Torneo de Exalumnos')
    expect(field(site(), 'Color principal').value).toBe('#E50914')
    expect(field(site(), 'Correo de contacto').value).toBe('hola@torneo.org')
    expect(field(social(), 'Instagram').value).toBe('https://instagram.com/torneo')
    expect(field(event(), 'Fecha').value).toBe('15 y 16 de noviembre')
    expect(field(footer(), 'Lema').value).toBe('Volvemos a la cancha')
    expect(screen.getByText('Correo: hola@torneo.org. Se edita en Información del sitio.')).toBeDefined()
    expect(contact().queryByLabelText('Correo de contacto')).toBeNull()
  })

  test('leads from its top to each part, whose title takes the focus', async () => {
    const { user } = await openSettings()
    const jumps = within(screen.getByRole('navigation', { name: 'Partes de la configuración' })).getAllByRole('button')
    const parts = [
      'Torneo',
      'Ediciones',
      'Información del sitio',
      'Redes sociales',
      'Contacto',
      'Información del evento',
      'Pie de página',
      'Sistema',
    ]
    expect(jumps.map(({ textContent }) => textContent)).toEqual(parts)
    for (const [at, name] of parts.entries()) {
      await user.click(jumps[at] as HTMLElement)
      expect(document.activeElement).toBe(screen.getByRole('heading', { name }))
    }
  })

  test('says of the panel what never changes (R26)', async () => {
    await openSettings()
    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(facts).toEqual(
      expect.arrayContaining([
        ['Versión del panel', '1.0.0'],
        ['Última actualización', '09/10/2025'],
        ['Estado', 'Operativo'],
      ]),
    )
  })

  test('offers no blank forms after a failed read and announces it once', async () => {
    const { api, server } = anApi(someSettings())
    api.respond(settingsEndpoints.get, networkFailure)
    const { user } = renderScreen(<SettingsScreen />, { path: '/settings', as: lucia, api })
    expect(await screen.findByText('No pudimos leer la configuración')).toBeDefined()
    expect(await screen.findAllByText('Error al cargar los datos')).toHaveLength(1)
    expect(screen.queryByRole('form')).toBeNull()
    api.respond(settingsEndpoints.get, () => server.current)
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(document.activeElement).toBe(field(form('Torneo'), 'Nombre')))
  })
})

describe('saving one form', () => {
  test('sends its own fields only, and says so beside its button for a moment, without a toast (R23)', async () => {
    const { user, sent, server } = await openSettings()
    await user.type(field(footer(), 'Lema'), '!')
    expect(isUnsaved(footer())).toBe(true)
    await user.click(save(footer()))
    await isSaved(footer())
    expect(sent()).toEqual([
      [1, { footerDescription: 'El encuentro anual de las promociones.', footerTagline: 'Volvemos a la cancha!' }],
    ])
    expect(screen.getAllByText('Cambios guardados')).toHaveLength(1)
    await waitFor(() => expect(screen.queryByText('Cambios guardados')).toBeNull())
    expect(server.current).toMatchObject({ rev: 2, siteName: 'Torneo de Exalumnos' })
  })

  test.each([
    ['Información del sitio', 'Nombre del sitio', ['siteName', 'primaryColor', 'logo', 'contactEmail']],
    [
      'Redes sociales',
      'Facebook',
      ['socialMediaFacebook', 'socialMediaInstagram', 'socialMediaTwitter', 'socialMediaYoutube'],
    ],
    ['Contacto', 'Teléfono', ['contactPhone', 'contactAddress']],
    ['Información del evento', 'Lugar', ['eventDate', 'eventTime', 'eventLocation', 'eventRegistration']],
    ['Pie de página', 'Descripción', ['footerDescription', 'footerTagline']],
  ])('%s holds its fields and no other', async (name, label, fields) => {
    const { api, user } = await openSettings()
    await user.clear(field(form(name), label))
    await user.type(field(form(name), label), 'https://example.org/nuevo')
    await user.click(save(form(name)))
    await isSaved(form(name))
    expect(Object.keys(api.callsTo(settingsEndpoints.update)[0]!.body)).toEqual(fields)
  })

  test('Ctrl+S saves the form with the focus, and no other', async () => {
    const { user, sent } = await openSettings()
    await user.type(field(contact(), 'Teléfono'), '9')
    await user.type(field(event(), 'Hora'), ' en punto')
    await user.keyboard('{Control>}s{/Control}')
    await isSaved(event())
    expect(sent().map(([, body]) => Object.keys(body as object)[0])).toEqual(['eventDate'])
    expect(isUnsaved(contact())).toBe(true)
    act(() => (document.activeElement as HTMLElement).blur())
    await user.keyboard('{Control>}s{/Control}')
    expect(sent()).toHaveLength(1)
  })

  test('says all that is missing, goes to the first, and sends nothing', async () => {
    const { user, sent } = await openSettings(null)
    await user.clear(field(site(), 'Color principal'))
    await user.click(save(site()))
    for (const sentence of [
      'El nombre del sitio es requerido',
      'Usa un color como #E50914',
      'El logo es requerido',
      'El correo es requerido',
    ]) {
      expect(await site().findByText(sentence)).toBeDefined()
    }
    expect(document.activeElement).toBe(field(site(), 'Nombre del sitio'))
    expect(sent()).toEqual([])
  })

  test("a page of a network is completed, as the sponsors' sites are", async () => {
    const { user, sent } = await openSettings()
    await user.type(field(social(), 'YouTube'), 'youtube.com/torneo')
    await user.click(save(social()))
    expect(await social().findByText('Cambios guardados')).toBeDefined()
    expect(sent().map(([, body]) => body)).toEqual([
      expect.objectContaining({ socialMediaYoutube: 'https://youtube.com/torneo' }),
    ])
    expect(field(social(), 'YouTube').value).toBe('https://youtube.com/torneo')
  })

  test('the first save of any creates the record: rev 0; the next one is made on it', async () => {
    const { user, sent, server } = await openSettings(null)
    expect(field(site(), 'Color principal').value).toBe('#E50914')
    await user.type(field(contact(), 'Teléfono'), '555')
    await user.click(save(contact()))
    await isSaved(contact())
    await user.type(field(footer(), 'Lema'), 'Volvemos')
    await user.click(save(footer()))
    await isSaved(footer())
    expect(sent().map(([rev]) => rev)).toEqual([0, 1])
    expect(server.current).toMatchObject({ rev: 2, contactPhone: '555', footerTagline: 'Volvemos', siteName: '' })
  })

  test('a failed save says why in its form and keeps what was typed', async () => {
    const { api, user } = await openSettings()
    api.respond(
      settingsEndpoints.update,
      errorReply({ code: 503, type: 'unavailable', message: 'La base de datos no responde' }),
    )
    await user.type(field(event(), 'Lugar'), ' 2')
    await user.click(save(event()))
    expect(await event().findByText(/La base de datos no responde/)).toBeDefined()
    expect(screen.getAllByText('Error al actualizar configuración').length).toBeGreaterThan(0)
    expect([field(event(), 'Lugar').value, isUnsaved(event())]).toEqual(['Campo de deportes 2', true])
    expect(contact().queryByRole('alert')).toBeNull()
  })

  test('a logo that is replaced is deleted once saved (R14)', async () => {
    const { api, user, server } = await openSettings(
      someSettings({ logo: '/api/storage/buckets/general/files/a1/view' }),
    )
    api.respond(storageEndpoints.remove, undefined)
    await user.click(site().getByRole('button', { name: 'Cambiar logo' }))
    await user.click(await screen.findByRole('radio', { name: 'Pegar URL' }))
    await user.type(await screen.findByLabelText('Dirección de la imagen'), 'https://example.org/nuevo.png')
    await user.click(screen.getByRole('button', { name: 'Usar esta imagen' }))
    await user.click(save(site()))
    await isSaved(site())
    expect(server.current?.logo).toBe('https://example.org/nuevo.png')
    await waitFor(() =>
      expect(api.callsTo(storageEndpoints.remove).map(({ params }) => params)).toEqual([
        { bucket: 'general', id: 'a1' },
      ]),
    )
  })
})

describe('five forms over one record', () => {
  test('a save of one leaves what is typed in another, which is then saved without a question', async () => {
    const { user, server } = await openSettings()
    await user.type(field(contact(), 'Teléfono'), '9')
    await user.type(field(footer(), 'Lema'), '!')
    await user.click(save(footer()))
    await isSaved(footer())
    expect([field(contact(), 'Teléfono').value, isUnsaved(contact()), isUnsaved(footer())]).toEqual([
      '+54 11 5555 01019',
      true,
      false,
    ])
    await user.click(save(contact()))
    await isSaved(contact())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText('Error al actualizar configuración')).toBeNull()
    expect(server.current).toMatchObject({
      rev: 3,
      contactPhone: '+54 11 5555 01019',
      footerTagline: 'Volvemos a la cancha!',
    })
  })

  test('saves a second form after the first one created the record', async () => {
    const { user, server } = await openSettings(null)
    await user.type(field(contact(), 'Teléfono'), '555')
    await user.type(field(footer(), 'Lema'), 'Volvemos')
    await user.click(save(footer()))
    await isSaved(footer())
    await user.click(save(contact()))
    await isSaved(contact())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.current).toMatchObject({ rev: 2, contactPhone: '555', footerTagline: 'Volvemos' })
  })

  test('the email that is saved in one is at once shown in the other', async () => {
    const { user } = await openSettings()
    await user.clear(field(site(), 'Correo de contacto'))
    await user.type(field(site(), 'Correo de contacto'), 'torneo@colegio.edu')
    await user.click(save(site()))
    expect(await screen.findByText('Correo: torneo@colegio.edu. Se edita en Información del sitio.')).toBeDefined()
  })

  test('merges what another person saved in another form and asks about the same field', async () => {
    const { user, server } = await openSettings()
    await user.type(field(footer(), 'Lema'), '!')
    server.current = someSettings({ rev: 5, footerDescription: 'De Ana', siteName: 'De Ana' })
    await user.click(save(footer()))
    await isSaved(footer())
    expect(server.current).toMatchObject({
      rev: 6,
      footerDescription: 'De Ana',
      footerTagline: 'Volvemos a la cancha!',
      siteName: 'De Ana',
    })
    await waitFor(() => expect(field(site(), 'Nombre del sitio').value).toBe('De Ana'))

    await user.type(field(contact(), 'Teléfono'), '9')
    server.current = { ...server.current, rev: 7, contactPhone: 'De Ana' }
    await user.click(save(contact()))
    const dialog = within(await openedDialog('Alguien guardó antes que tú'))
    await user.click(within(dialog.getByRole('group', { name: 'Teléfono' })).getByRole('radio', { name: /Lo tuyo/ }))
    await user.click(dialog.getByRole('button', { name: 'Guardar mi elección' }))
    await isSaved(contact())
    expect(server.current).toMatchObject({ rev: 8, contactPhone: '+54 11 5555 01019' })
  })

  test("each keeps its own draft, and 'Descartar' discards its own only", async () => {
    const first = await openSettings()
    await first.user.type(field(contact(), 'Teléfono'), '9')
    await first.user.type(field(footer(), 'Lema'), '!')
    first.unmount()
    const { user } = await openSettings()
    expect(screen.getAllByRole('button', { name: 'Recuperar borrador' })).toHaveLength(2)
    for (const part of [contact(), footer()]) await user.click(part.getByRole('button', { name: 'Recuperar borrador' }))
    expect([field(contact(), 'Teléfono').value, field(footer(), 'Lema').value]).toEqual([
      '+54 11 5555 01019',
      'Volvemos a la cancha!',
    ])
    await user.click(footer().getByRole('button', { name: 'Descartar' }))
    const asked = await question('¿Descartar lo que escribiste?')
    expect(asked.getByText('Se pierde lo que cambiaste y no guardaste: Lema.')).toBeDefined()
    await user.click(asked.getByRole('button', { name: 'Seguir editando' }))
    expect([isUnsaved(contact()), isUnsaved(footer())]).toEqual([true, true])
    await user.click(footer().getByRole('button', { name: 'Descartar' }))
    await user.click((await question('¿Descartar lo que escribiste?')).getByRole('button', { name: 'Descartar' }))
    await waitFor(() => expect(isUnsaved(footer())).toBe(false))
    expect([isUnsaved(contact()), isUnsaved(footer())]).toEqual([true, false])
  })
})

describe("the tournament's one name and year", () => {
  const tournament = () => form('Torneo')

  test.each([
    [1, []],
    [2, ['Guardado hace']],
  ])('rev %i shows when they were saved: %s', async (rev, words) => {
    const made = anApi(null)
    made.api.respond(tournamentEndpoints.list, { total: 1, items: [{ ...torneo, rev }] })
    renderScreen(<SettingsScreen />, { path: '/settings', as: lucia, api: made.api })
    await screen.findByRole('form', { name: 'Torneo' })
    await tournament().findByRole('button', { name: 'Historial' })
    // The row of an unchanged form is hidden on a phone, except when its values can be confirmed.
    expect(tournament().getByText('Sin cambios').parentElement?.hasAttribute('data-idle')).toBe(rev > 1)
    expect(
      tournament()
        .queryAllByText(/^Guardado/)
        .map(({ textContent }) => textContent?.slice(0, 13)),
    ).toEqual(words)
  })

  test('are changed by whoever runs the tournament, on the state that was read, said beside the button (B39)', async () => {
    const { api, user } = await openSettings()
    await screen.findByRole('form', { name: 'Torneo' })
    api.respond(tournamentEndpoints.update, ({ body: { name = '', year = 0 } }) => ({ ...torneo, name, year, rev: 5 }))
    await user.clear(field(tournament(), 'Nombre'))
    await user.type(field(tournament(), 'Nombre'), 'Copa San José')
    await user.clear(field(tournament(), 'Año'))
    await user.type(field(tournament(), 'Año'), '2026{Enter}')
    await isSaved(tournament())
    expect(
      api
        .callsTo(tournamentEndpoints.update)
        .map(({ params, headers, body }) => [params.id, headers['if-match'], body]),
    ).toEqual([['1', '4', { name: 'Copa San José', year: 2026, place: 'Montevideo', timeZone: 'America/Montevideo' }]])
    expect(isUnsaved(tournament())).toBe(false)
  })

  test('take the zone of this device, which one save confirms, and say how another differs (B109)', async () => {
    const made = anApi(null)
    const { timeZone: _, ...unplaced } = torneo
    made.api.respond(tournamentEndpoints.list, { total: 1, items: [unplaced] })
    made.api.respond(tournamentEndpoints.update, ({ body: { timeZone = '' } }) => ({ ...torneo, timeZone, rev: 5 }))
    const { user } = renderScreen(<SettingsScreen />, { path: '/settings', as: lucia, api: made.api })
    await screen.findByRole('form', { name: 'Torneo' })
    const zone = tournament().getByRole<HTMLSelectElement>('combobox', { name: /^Zona horaria/ })
    const ofDevice = new Intl.DateTimeFormat().resolvedOptions().timeZone
    expect([zone.value, zone.options[0]?.value]).toEqual([ofDevice, ofDevice])
    expect(tournament().getByText('Tomada de este dispositivo. Guarda para confirmarla.')).toBeDefined()
    await user.selectOptions(zone, ofDevice === 'America/Lima' ? 'Europe/Madrid' : 'America/Lima')
    expect(tournament().getByText(/^En este dispositivo son las \d+:\d\d; en el torneo, las \d+:\d\d\.$/)).toBeDefined()
    await user.selectOptions(zone, ofDevice)
    await user.click(tournament().getByRole('button', { name: /^Guardar/ }))
    await isSaved(tournament())
    expect(made.api.callsTo(tournamentEndpoints.update).map(({ body }) => body.timeZone)).toEqual([ofDevice])
  })

  test('asks about values changed by somebody else', async () => {
    const { api, user } = await openSettings()
    await screen.findByRole('form', { name: 'Torneo' })
    const current = { ...torneo, rev: 5, name: 'Copa de Ana' }
    api.respond(
      tournamentEndpoints.update,
      errorReply({
        code: 409,
        type: 'stale',
        message: 'Otra persona guardó cambios antes que tú',
        current,
        changedBy: { name: 'Ana', at: current.updatedAt },
      }),
    )
    await user.type(field(tournament(), 'Nombre'), ' 2026{Enter}')
    const dialog = within(await openedDialog())
    expect(dialog.getByText('Copa de Ana')).toBeDefined()
  })

  test('are not offered to the landing team, nor asked for', async () => {
    const { api } = anApi(someSettings())
    const carla = aUser({ role: 'admin_landing' })
    api.user = carla
    renderScreen(<SettingsScreen />, { path: '/settings', as: carla, api })
    await screen.findByRole('form', { name: 'Contacto' })
    expect(screen.queryByRole('form', { name: 'Torneo' })).toBeNull()
    expect(api.callsTo(tournamentEndpoints.list)).toEqual([])
  })

  test('keeps the other forms usable when the tournament cannot be read', async () => {
    const { api } = anApi(someSettings())
    api.respond(tournamentEndpoints.list, networkFailure)
    const { user } = renderScreen(<SettingsScreen />, { path: '/settings', as: lucia, api })
    expect(await screen.findByText('No pudimos leer el torneo')).toBeDefined()
    expect(field(footer(), 'Lema').value).toBe('Volvemos a la cancha')
    api.respond(tournamentEndpoints.list, { total: 1, items: [torneo] })
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(field(within(await screen.findByRole('form', { name: 'Torneo' })), 'Año').value).toBe('2025')
  })
})
