import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type AppReleases, releaseEndpoints, type ReleaseKey } from '@torneo/contracts/releases/releases'
import { type SectionError, sectionErrorEndpoints } from '@torneo/contracts/releases/section-errors'
import { errorReply } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { openedDialog } from '@torneo/testing/opened-dialog'
import { renderScreen } from '@torneo/testing/render-screen'
import { describe, expect, it } from 'vitest'
import { lucia } from '../../../dev/some-users'
import Section from '../../Section'

const carla = { id: 'k1', name: 'Carla, CI' }
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const version = (number: string, more: object = {}) => ({
  version: number,
  commit: 'abc1234def',
  at: hoursAgo(3),
  by: carla,
  requires: { shell: 1, api: 1, apiAdditions: 30 },
  size: 412_000,
  files: 20,
  signed: false,
  visits: 0,
  failures: 0,
  roles: ['super', 'admin_tournament', 'admin_landing', 'team_captain'],
  ...more,
})
const trial: NonNullable<AppReleases['trial']> = {
  version: '1.2.0',
  roles: ['super', 'admin_landing'],
  at: hoursAgo(1),
  by: carla,
  people: { chosen: 2, all: 2 },
  share: 100,
  sample: { visits: 0, liveVisits: 0, needed: null },
}

const landing: AppReleases = {
  app: 'landing-admin',
  title: 'Hero, Sobre, Deportes, Calendario',
  installed: '0.9.0',
  off: null,
  trial: null,
  earlier: { version: '1.0.0' },
  live: { version: '1.1.0', at: hoursAgo(2), by: carla },
  versions: [version('1.2.0'), version('1.1.0'), version('1.0.0'), version('0.9.5')],
  changes: [
    { id: 'c2', at: hoursAgo(2), by: carla, action: 'release', version: '1.1.0', detail: '' },
    { id: 'c1', at: hoursAgo(5), by: carla, action: 'release', version: '1.0.0', detail: '' },
  ],
}
const users: AppReleases = {
  ...landing,
  app: 'users-admin',
  title: 'Usuarios',
  live: null,
  installed: '0.5.0',
  earlier: null,
  versions: [],
  changes: [],
}

const sectionError: SectionError = {
  id: 'e1',
  app: 'landing-admin',
  version: '1.1.0',
  firstVersion: '1.0.0',
  kind: 'error',
  message: "TypeError: Cannot read properties of undefined (reading 'name')",
  place: 'src/features/hero/HeroScreen.tsx:41',
  isSource: true,
  component: 'HeroScreen',
  screen: '/hero/:id',
  count: 1234,
  people: 3,
  firstAt: hoursAgo(5),
  lastAt: hoursAgo(2),
  stack: [],
  causes: [],
  visits: 0,
  versions: ['1.1.0', '1.0.0'],
  commit: 'abc1234def',
  state: 'open',
}

function open(
  apps: AppReleases[] = [landing, users],
  keys: ReleaseKey[] = [],
  errors: SectionError[] | (() => ReturnType<typeof errorReply>) = [],
) {
  const api = new FakeApi(lucia)
  if (Array.isArray(errors)) api.respond(sectionErrorEndpoints.list, { total: errors.length, items: errors })
  else api.respond(sectionErrorEndpoints.list, errors)
  api.respond(releaseEndpoints.list, { total: apps.length, items: apps })
  api.respond(releaseEndpoints.keys, { total: keys.length, items: keys })
  renderScreen(<Section />, { path: '/users/releases', as: lucia, api })
  return api
}
const card = async (name: string) => within(await screen.findByRole('region', { name }))

it("shows each app's live version, and who released it", async () => {
  open()
  const first = await card('Hero, Sobre, Deportes y 1 más')
  expect(first.getByText('landing-admin')).toBeTruthy()
  expect(first.getByText('Carla, CI · hace 2 h')).toBeTruthy()
  expect(first.getAllByText('Carla, CI · hace 3 h · abc1234')).toHaveLength(3)
  expect(first.getByText('Carla, CI publicó 1.0.0')).toBeTruthy()
  const second = await card('Usuarios')
  expect(second.getByText('La que viene con la instalación')).toBeTruthy()
  expect(second.getByText('Todavía no se subió ninguna versión desde aquí.')).toBeTruthy()
  expect(second.queryByRole('button', { name: 'Volver a la anterior' })).toBeNull()
})

it('shows the public page without what only a part of the panel has: pause and roles', async () => {
  const page = {
    ...landing,
    app: 'landing-page',
    title: 'Página pública',
    versions: landing.versions.map((one) => ({ ...one, roles: [] })),
  }
  open([page])
  const shown = await card('Página pública')
  expect(shown.getByText('Carla, CI · hace 2 h')).toBeTruthy()
  expect(shown.queryByRole('button', { name: 'Pausar' })).toBeNull()
  expect(shown.getByRole('link', { name: 'Vista previa de 1.2.0 (se abre aparte)' }).getAttribute('href')).toBe(
    '/inicio?vista=1.2.0',
  )
  await userEvent.click(shown.getByRole('button', { name: 'Publicar 1.2.0' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publicar 1.2.0' }))
  expect(dialog.getByText('Todas las personas')).toBeTruthy()
  expect(dialog.queryByRole('checkbox')).toBeNull()
})

describe('the errors', () => {
  it('are listed by team with source line, people and the version that began them', async () => {
    const others = [2, 3, 4].map((id) => ({ ...sectionError, id: `e${id}`, message: `Error ${id}` }))
    const shell = { ...sectionError, id: 's', app: 'shell', place: 'assets/index.js:1:9', isSource: false, people: 1 }
    open([landing], [], [{ ...shell, count: 1, component: null, version: '1.0.0' }, sectionError, ...others])
    const errors = await card('Errores')
    const titles = (await errors.findAllByRole('heading', { level: 4 })).map(({ textContent }) => textContent)
    expect(titles).toEqual(['El marco del panel (shell)', 'Hero, Sobre, Deportes y 1 más (landing-admin)'])
    const [first, second] = errors.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(first).toContain('assets/index.js:1:9Es la línea del archivo publicado')
    expect(first).toContain('1 vez, a 1 persona · hace 2 h')
    expect(first).toContain('Error · en la pantalla /hero/:id · desde 1.0.0 (abc1234)')
    expect(second).toContain("(reading 'name')src/features/hero/HeroScreen.tsx:41")
    expect(second).toContain('1234 veces, a 3 personas · hace 2 h')
    expect(second).toContain('Error · en HeroScreen · en la pantalla /hero/:id · 1.1.0, desde 1.0.0 (abc1234)')
    expect(errors.queryByText('Error 4')).toBeNull()
    await userEvent.click(errors.getByRole('button', { name: 'Ver las 4' }))
    expect(errors.getByText('Error 4')).toBeTruthy()
  })

  it('show the whole stack and the causes behind a press', async () => {
    const frame = (line: number) => ({
      file: 'assets/a.js',
      line: 1,
      column: line,
      source: `src/features/hero/save.ts:${line}`,
    })
    const unmapped = { ...frame(9), source: null }
    const causes = [{ message: 'RangeError: Invalid array length', stack: [frame(7)] }]
    open(
      [landing],
      [],
      [
        { ...sectionError, stack: [frame(3), unmapped], causes },
        { ...sectionError, id: 'e2', stack: [frame(3)] },
      ],
    )
    const errors = await card('Errores')
    const [summary, ...others] = await errors.findAllByText('Ver por dónde pasó')
    expect(others).toEqual([])
    await userEvent.click(summary as HTMLElement)
    expect(errors.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['src/features/hero/save.ts:3', 'assets/a.js:1:9', 'src/features/hero/save.ts:7']),
    )
    expect(
      within(errors.getByRole('region', { name: 'Causado por' })).getByText('RangeError: Invalid array length'),
    ).toBeTruthy()
  })

  it('are marked as fixed and opened again, those that no file confirms too', async () => {
    const fixed = { ...sectionError, id: 'e2', message: 'Error 2', state: 'fixed' as const }
    const api = open(
      [landing],
      [],
      [fixed, sectionError, { ...sectionError, id: 'e3', app: '', message: 'Error 3', place: null }],
    )
    api.respond(sectionErrorEndpoints.mark, sectionError)
    const errors = await card('Errores')
    expect((await errors.findAllByRole('heading', { level: 4 })).map(({ textContent }) => textContent)).toContain(
      'Sin equipo: ningún archivo publicado los confirma',
    )
    expect(errors.getAllByRole('listitem').map(({ textContent }) => textContent?.includes('Resuelto'))).toEqual([
      true,
      false,
      false,
    ])
    await userEvent.click(errors.getByRole('button', { name: /^Marcar como resuelto: TypeError/ }))
    await screen.findByText('Error marcado como resuelto')
    await userEvent.click(errors.getByRole('button', { name: 'Volver a abrir: Error 2' }))
    await screen.findByText('Error abierto otra vez')
    await userEvent.click(errors.getByRole('button', { name: 'Marcar como resuelto: Error 3' }))
    await expect.poll(() => api.callsTo(sectionErrorEndpoints.mark).length).toBe(3)
    expect(api.callsTo(sectionErrorEndpoints.mark)).toMatchObject([
      { params: { owner: 'landing-admin', id: 'e1' }, body: { state: 'fixed' } },
      { params: { owner: 'landing-admin', id: 'e2' }, body: { state: 'open' } },
      { params: { owner: '-', id: 'e3' }, body: { state: 'fixed' } },
    ])
    api.respond(sectionErrorEndpoints.mark, () => errorReply({ code: 500, type: 'internal', message: 'Se rompió' }))
    await userEvent.click(errors.getByRole('button', { name: /^Marcar como resuelto: TypeError/ }))
    expect(await screen.findByText('Se rompió')).toBeTruthy()
  })

  it('are none', async () => {
    open()
    expect(await (await card('Errores')).findByText(/^Nada falló/)).toBeTruthy()
  })

  it('can be read again beside the versions after a failed read', async () => {
    const api = open([landing, users], [], () => errorReply({ code: 500, type: 'internal', message: 'Se rompió' }))
    const errors = await card('Errores')
    await errors.findByText('No pudimos leer los errores')
    await card('Usuarios')
    api.respond(sectionErrorEndpoints.list, { total: 1, items: [sectionError] })
    await userEvent.click(errors.getByRole('button', { name: 'Reintentar' }))
    expect(await errors.findByText('src/features/hero/HeroScreen.tsx:41')).toBeTruthy()
  })
})

it('goes back after a question that names from what to what', async () => {
  const api = open()
  api.respond(releaseEndpoints.rollBack, landing)
  await userEvent.click(
    (await card('Hero, Sobre, Deportes y 1 más')).getByRole('button', { name: 'Volver a la anterior' }),
  )
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/^De 1\.1\.0 a 1\.0\.0\./)).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Volver a la anterior' }))
  await screen.findByText('Cambió lo que está en vivo')
  expect(api.callsTo(releaseEndpoints.rollBack)).toMatchObject([
    {
      params: { app: 'landing-admin' },
      body: { version: '1.0.0' },
      headers: { 'idempotency-key': expect.any(String) as string },
    },
  ])
})

it.each([
  ['the installation', { installed: '0.9.0' }, /^De 1\.1\.0 a la versión de la instalación \(0\.9\.0\)\. Quien/],
  [
    'nothing',
    { installed: null },
    /^1\.1\.0 deja de verse, y esta parte queda sin publicar, como antes de su primera versión\. Quien/,
  ],
])('goes back from the first release to %s, and says so', async (_what, more, text) => {
  const api = open([{ ...landing, ...more, earlier: { version: null } }])
  api.respond(releaseEndpoints.rollBack, landing)
  await userEvent.click(
    (await card('Hero, Sobre, Deportes y 1 más')).getByRole('button', { name: 'Volver a la anterior' }),
  )
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(text)).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Volver a la anterior' }))
  await waitFor(() => expect(api.callsTo(releaseEndpoints.rollBack)).toMatchObject([{ body: {} }]))
})

it('goes back to a chosen version only after the same question', async () => {
  const api = open()
  api.respond(releaseEndpoints.rollBack, landing)
  await userEvent.click((await card('Hero, Sobre, Deportes y 1 más')).getByRole('button', { name: 'Volver a 1.0.0' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/^De 1\.1\.0 a 1\.0\.0\./)).toBeTruthy()
  expect(api.callsTo(releaseEndpoints.rollBack)).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Volver a 1.0.0' }))
  await waitFor(() => expect(api.callsTo(releaseEndpoints.rollBack)).toMatchObject([{ body: { version: '1.0.0' } }]))
})

it('copies the full link of a preview for a reviewer', async () => {
  const person = userEvent.setup()
  open()
  await person.click(
    (await card('Hero, Sobre, Deportes y 1 más')).getByRole('button', {
      name: 'Copiar el enlace a la vista previa de 1.2.0',
    }),
  )
  await screen.findByText('Enlace copiado: solo lo pueden abrir los super admins')
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/?vista=landing-admin@1.2.0`)
})

it('publishes a version for some roles first, or for everybody; a refusal keeps the dialog and says why', async () => {
  const api = open()
  const why = '1.2.0 es anterior a 1.3.0, que está en vivo.'
  api.respond(releaseEndpoints.makeLive, () => errorReply({ code: 409, type: 'conflict', message: why }))
  await userEvent.click((await card('Hero, Sobre, Deportes y 1 más')).getByRole('button', { name: 'Publicar 1.2.0' }))
  const dialog = within(await openedDialog('Publicar 1.2.0'))
  const roles = within(dialog.getByRole('group', { name: 'Primero solo para estos roles' }))
  for (const role of ['Super Admin', 'Capitán', 'Admin Landing', 'Capitán'])
    await userEvent.click(roles.getByRole('checkbox', { name: role }))
  expect(dialog.getByText(/^Las demás personas siguen con la que está en vivo/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Publicar' }))
  await screen.findByText(why)
  expect(roles.getByRole('checkbox', { name: 'Super Admin' })).toHaveProperty('checked', true)
  api.respond(releaseEndpoints.makeLive, landing)
  for (const role of ['Super Admin', 'Admin Landing'])
    await userEvent.click(roles.getByRole('checkbox', { name: role }))
  await userEvent.click(dialog.getByRole('button', { name: 'Publicar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.callsTo(releaseEndpoints.makeLive).map(({ body }) => body)).toEqual([
    { version: '1.2.0', roles: ['super', 'admin_landing'] },
    { version: '1.2.0', roles: [] },
  ])
})

it('offers only roles that see a section of the version, and none where a single one does or nothing is live', async () => {
  const versions = [
    version('1.3.0', { roles: ['super', 'admin_landing', 'referee'] }),
    version('1.2.0', { roles: ['super'] }),
  ]
  const fresh = {
    ...landing,
    app: 'cantina',
    title: 'Cantina',
    live: null,
    installed: null,
    earlier: null,
    changes: [],
  }
  open([
    { ...landing, versions },
    { ...fresh, versions },
  ])
  const offered = async (title: string, name = 'Hero, Sobre, Deportes y 1 más') => {
    await userEvent.click((await card(name)).getByRole('button', { name: title }))
    const dialog = within(await openedDialog(title))
    const names = dialog.queryAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    return names
  }
  expect(await offered('Publicar 1.3.0')).toEqual(['Super Admin', 'Admin Landing'])
  expect(await offered('Publicar 1.2.0')).toEqual([])
  expect(await offered('Publicar 1.3.0', 'Cantina')).toEqual([])
})

it('says which roles have a version first and how many people that is, and rolls it back', async () => {
  const by = { id: '', name: 'El servicio' }
  const change = { at: hoursAgo(1), by: carla, version: '1.2.0' }
  const api = open([
    {
      ...landing,
      trial,
      changes: [
        { ...change, id: 'c3', action: 'trial', detail: 'super, admin_landing' },
        { ...change, id: 'c2', action: 'rollback', detail: '1.1.5' },
        { ...change, id: 'c1', action: 'taken-back', by, detail: '1.1.4: 5 fallas en 9 visitas' },
      ],
    },
  ])
  api.respond(releaseEndpoints.rollBack, landing)
  const first = await card('Hero, Sobre, Deportes y 1 más')
  expect(first.getByText(/Super Admin, Admin Landing: 2 personas/)).toBeTruthy()
  for (const text of [
    'Carla, CI publicó 1.2.0 primero para Super Admin, Admin Landing',
    'Carla, CI retiró 1.1.5',
    'El servicio retiró 1.1.4: 5 fallas en 9 visitas',
  ])
    expect(first.getByText(text)).toBeTruthy()
  await userEvent.click(first.getByRole('button', { name: 'Retirar 1.2.0' }))
  const question = within(await screen.findByRole('alertdialog', { name: '¿Retirar 1.2.0?' }))
  expect(question.getByText('Todas las personas vuelven a 1.1.0.')).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Retirar 1.2.0' }))
  await waitFor(() => expect(api.callsTo(releaseEndpoints.rollBack)).toMatchObject([{ body: { version: '1.1.0' } }]))
})

it('pauses an app behind a sentence, which may not be missing', async () => {
  const api = open()
  api.respond(releaseEndpoints.switchOff, landing)
  await userEvent.click((await card('Usuarios')).getByRole('button', { name: 'Pausar' }))
  const dialog = within(await openedDialog('Pausar Usuarios'))
  await userEvent.click(dialog.getByRole('button', { name: 'Pausar' }))
  expect(await dialog.findByText('Escribe la frase que verán las personas')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText(/Qué van a leer/), 'Vuelve a las 18')
  await userEvent.click(dialog.getByRole('button', { name: 'Pausar' }))
  await waitFor(() =>
    expect(api.callsTo(releaseEndpoints.switchOff)).toMatchObject([
      { params: { app: 'users-admin' }, body: { message: 'Vuelve a las 18' } },
    ]),
  )
})

it('makes a key whose secret is seen once, and asks before it is closed uncopied', async () => {
  const key: ReleaseKey = {
    id: 'r1',
    app: 'landing-admin',
    name: 'Lucía, CI',
    createdAt: hoursAgo(0),
    by: { id: lucia.id, name: lucia.name },
    lastUsedAt: null,
    revoked: null,
  }
  const api = open([landing])
  api.respond(releaseEndpoints.createKey, { key, secret: 'torneo_rk_secreta' })
  await userEvent.click(await screen.findByRole('button', { name: 'Nueva llave' }))
  const dialog = within(await openedDialog('Nueva llave'))
  await userEvent.click(dialog.getByRole('button', { name: 'Crear llave' }))
  expect(await dialog.findByText('Escribe de quién es la llave')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText(/Parte que publica/), 'landing-admin')
  await userEvent.type(dialog.getByLabelText(/De quién es/), 'Lucía, CI')
  await userEvent.click(dialog.getByRole('button', { name: 'Crear llave' }))
  const shown = within(await openedDialog('Llave de publicación'))
  expect(shown.getByText('torneo_rk_secreta')).toBeTruthy()
  await userEvent.click(shown.getByRole('button', { name: 'Cerrar' }))
  expect(await screen.findByRole('alertdialog', { name: '¿Cerrar sin copiar la llave?' })).toBeTruthy()
})

it('revokes a key after a question', async () => {
  const key: ReleaseKey = {
    id: 'r1',
    app: 'landing-admin',
    name: 'Lucía, CI',
    createdAt: hoursAgo(50),
    by: { id: lucia.id, name: lucia.name },
    lastUsedAt: hoursAgo(1),
    revoked: null,
  }
  const api = open([landing], [key])
  api.respond(releaseEndpoints.revokeKey, undefined)
  await userEvent.click(await screen.findByRole('button', { name: 'Revocar la llave de Lucía, CI para landing-admin' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revocar' }))
  await screen.findByText('Llave revocada')
  expect(api.callsTo(releaseEndpoints.revokeKey)).toMatchObject([{ params: { id: 'r1' } }])
})

it('says so where the installation releases by its folder, and when the list cannot be read', async () => {
  const api = new FakeApi(lucia)
  api.respond(releaseEndpoints.list, () =>
    errorReply({
      code: 404,
      type: 'not_found',
      message: 'Los despliegues desde el panel están desactivados en esta instalación',
    }),
  )
  renderScreen(<Section />, { path: '/users/releases', as: lucia, api })
  await screen.findByText('Esta instalación publica desde su carpeta')
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
})
