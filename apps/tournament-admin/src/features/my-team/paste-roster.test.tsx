import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { playerEndpoints as endpoints } from '@torneo/contracts/tournament/players'
import { networkFailure, errorReply } from '@torneo/testing/error-reply'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { futbol98, somePlayers } from '../../../dev/answer-my-team'
import { openMyTeam, rosterRows } from '../../testing/my-team-screen'

beforeEach(() => localStorage.clear())

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const text = () => screen.findByLabelText<HTMLTextAreaElement>('Jugadores')
const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const lines = () => within(screen.getByRole('list', { name: 'Jugadores por agregar' })).getAllByRole('listitem')
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function openPaste(pasted?: string, team: Parameters<typeof openMyTeam>[0] = {}) {
  const opened = await openMyTeam(team)
  await opened.user.click(button('Pegar lista'))
  // Wait for the lazy part.
  const area = await text()
  if (pasted !== undefined) fireEvent.change(area, { target: { value: pasted } })
  return opened
}

async function review(pasted: string, team: Parameters<typeof openMyTeam>[0] = {}) {
  const opened = await openPaste(pasted, team)
  await opened.user.click(button(/^Revisar/))
  await screen.findByRole('dialog', { name: 'Revisar' })
  return opened
}

const saveButton = () => button(/^Agregar \d/)

describe('a pasted list', () => {
  test('is saved whole, by one request with a key, and stands in the roster', async () => {
    const { api, user } = await review(
      '2, Sergio Báez, Defensor\n3 - Ramiro Toledo - Defensor\n5;Marcos Ibarra;Mediocampista',
    )
    expect(screen.getByText('3 listos')).toBeDefined()
    await user.click(button('Agregar 3 jugadores'))
    expect(await screen.findByText('3 jugadores agregados')).toBeDefined()
    await closed()
    const [call, ...more] = api.callsTo(endpoints.importAll)
    expect([call?.body, more]).toEqual([
      {
        teamId: futbol98.id,
        players: [
          { number: 2, name: 'Sergio Báez', position: 'Defensor' },
          { number: 3, name: 'Ramiro Toledo', position: 'Defensor' },
          { number: 5, name: 'Marcos Ibarra', position: 'Mediocampista' },
        ],
      },
      [],
    ])
    expect(call?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
    expect(rosterRows().slice(0, 3)).toEqual([
      '1 · Esteban Coria · Arquero',
      '2 · Sergio Báez · Defensor',
      '3 · Ramiro Toledo · Defensor',
    ])
    expect(Object.keys(localStorage).filter((name) => name.startsWith('torneo:draft:'))).toEqual([])
  })

  test('shows what is wrong first, and sends nothing until it is corrected in its place', async () => {
    const { api, user } = await review('2, Sergio Báez, Defensor\n120, Óscar Medina, Arquero\nGastón Prado, Defensor')
    expect(lines().map(({ textContent }) => textContent)).toEqual([
      'Óscar MedinaArqueroDebe ser un número entero del 1 al 99',
      'Gastón PradoDefensorEl número es requerido',
      '2Sergio BáezDefensor',
    ])
    expect(screen.getByText('Se guardan todas juntas: corrige o quita las 2 líneas marcadas.')).toBeDefined()
    expect(document.activeElement).toBe(cell('Número, Fila 2'))

    await user.click(saveButton())
    expect(api.callsTo(endpoints.importAll)).toEqual([])
    expect(document.activeElement).toBe(cell('Número, Fila 2'))
    await user.clear(cell('Número, Fila 2'))
    await user.type(cell('Número, Fila 2'), '12')
    expect(screen.getByText('1 por corregir')).toBeDefined()
    await user.click(button('Quitar Gastón Prado'))
    await user.click(button('Agregar 2 jugadores'))
    expect(await screen.findByText('2 jugadores agregados')).toBeDefined()
    expect(api.callsTo(endpoints.importAll)[0]?.body.players.map(({ number, name }) => [number, name])).toEqual([
      [12, 'Óscar Medina'],
      [2, 'Sergio Báez'],
    ])
  })

  test('can be rid of all that is wrong at once', async () => {
    const { user } = await review('2, Sergio Báez, Defensor\n120, Óscar Medina, Arquero\nGastón Prado, Defensor')
    await user.click(button('Quitar las 2'))
    expect(lines()).toHaveLength(1)
    expect(saveButton()).toBe(button('Agregar 1 jugador'))
  })

  test('marks doubles, and takes them all the same', async () => {
    const { api, user } = await review('9, Juan Cruz Ferro, Delantero\n15, luis MORA, Defensor')
    expect(screen.getByText('2 posibles repetidos')).toBeDefined()
    for (const sentence of ['El 9 ya es de Martín Sosa', 'Ya está en la Lista de Buena Fe'])
      expect(screen.getByText(sentence)).toBeDefined()
    await user.click(button('Quitar al que ya está'))
    await user.click(button('Agregar 1 jugador'))
    expect(await screen.findByText('1 jugador agregado')).toBeDefined()
    expect(api.callsTo(endpoints.importAll)[0]?.body.players).toEqual([
      { number: 9, name: 'Juan Cruz Ferro', position: 'Delantero' },
    ])
  })

  test('gets one position for all players that have none', async () => {
    const { api, user } = await review('2 - Sergio Báez\n3 - Ramiro Toledo')
    await user.type(cell('Posición de los 2 que no la tienen (Opcional)'), 'Defensor')
    await user.click(button('Completar'))
    await user.click(button('Agregar 2 jugadores'))
    await screen.findByText('2 jugadores agregados')
    expect(api.callsTo(endpoints.importAll)[0]?.body.players.map(({ position }) => position)).toEqual([
      'Defensor',
      'Defensor',
    ])
  })

  test('is ready although it has no positions, which show as undefined', async () => {
    const { api, user } = await review('2 - Sergio Báez\n3 - Ramiro Toledo')
    expect(screen.getByText('2 listos')).toBeDefined()
    expect(lines().map(({ textContent }) => textContent)).toEqual(['2Sergio BáezA definir', '3Ramiro ToledoA definir'])
    await user.click(button('Agregar 2 jugadores'))
    await screen.findByText('2 jugadores agregados')
    expect(api.callsTo(endpoints.importAll)[0]?.body.players.map(({ position }) => position)).toEqual(['', ''])
  })

  test('accounts for every line: what is no player, and the staff', async () => {
    const { user } = await openPaste('Lista Promo 98\n----------\n1) Juan Pérez 10\n2) Luis Mora 4\nDT: Carlos Ruiz')
    await user.click(button('Revisar 5 líneas'))
    await screen.findByRole('dialog', { name: 'Revisar' })
    for (const sentence of [
      'De 5 líneas salieron 2 jugadores.',
      'No se tomó como jugador: Lista Promo 98',
      '1 línea sin letras ni números.',
      'Cuerpo técnico, no se agrega: DT: Carlos Ruiz',
      'Los números del comienzo (1, 2, 3...) son el orden de la lista; la camiseta es el otro.',
    ])
      expect(screen.getByText(sentence)).toBeDefined()
  })

  test.each([
    [201, 'Se pueden agregar hasta 200 jugadores por vez'],
    [10_000, 'Se pueden agregar hasta 200 jugadores por vez'],
    [0, 'La lista no tiene jugadores'],
  ])('rejects %i rows before sending them', async (rows, sentence) => {
    const { api, user } = await openPaste(
      Array.from({ length: rows }, (_, row) => `${(row % 99) + 1}, Ana ${row}, Base`).join('\n'),
    )
    await user.click(button(/^Revisar/))
    expect(await screen.findByText(sentence)).toBeDefined()
    expect(screen.getByRole('dialog', { name: 'Pegar lista' })).toBeDefined()
    expect(api.callsTo(endpoints.importAll)).toEqual([])
  })

  test('stays after a failed save and is sent again under the same key', async () => {
    const { api, user, server } = await review('2, Sergio Báez, Defensor')
    api.respond(endpoints.importAll, networkFailure)
    await user.click(saveButton())
    expect(await screen.findByText('Error al guardar el jugador')).toBeDefined()
    expect(lines()).toHaveLength(1)
    api.respond(endpoints.importAll, ({ body: { players } }) => ({
      items: players.map((one) => server.create({ body: { ...one, teamId: futbol98.id } })),
    }))
    await user.click(saveButton())
    await screen.findByText('1 jugador agregado')
    const [first, second] = api.callsTo(endpoints.importAll)
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  })

  test('hears when the lists were closed meanwhile', async () => {
    const { api, user } = await review('2, Sergio Báez, Defensor')
    api.respond(endpoints.importAll, errorReply({ code: 403, type: 'forbidden', message: 'Las listas están cerradas' }))
    await user.click(saveButton())
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Error al guardar el jugador. Las listas están cerradas',
    )
  })

  test('is kept when it is closed, with corrections, until somebody starts again', async () => {
    const { user } = await review('120, Óscar Medina, Arquero')
    await user.clear(cell('Número, Fila 1'))
    await user.type(cell('Número, Fila 1'), '12')
    await user.click(button('Cerrar'))
    await closed()
    await user.click(button('Pegar lista'))
    await screen.findByRole('dialog', { name: 'Revisar' })
    expect(lines().map(({ textContent }) => textContent)).toEqual(['12Óscar MedinaArquero'])

    await user.click(button('Volver'))
    expect((await text()).value).toBe('120, Óscar Medina, Arquero')
    expect(screen.getByText('Recuperamos lo que habías pegado.')).toBeDefined()
    await user.click(button('Empezar de nuevo'))
    expect((await text()).value).toBe('')
    await user.click(button('Cerrar'))
    await closed()
    expect(Object.keys(localStorage).filter((name) => name.startsWith('torneo:draft:'))).toEqual([])
  })
})

describe('the pasted text', () => {
  const pasted =
    'Lista Promo 98\nNro\tNombre\tApellido\tPosición\tDNI\n1\tJuan\tPérez\tArquero\t30123456\n200\tAna\tRíos\tBase\t'

  test('says what found no place, and which lines are no players', async () => {
    const { api, user } = await review(pasted, { players: [] })
    expect(
      screen.getByText('No se tomaron como jugadores: Lista Promo 98 · Nro Nombre Apellido Posición DNI'),
    ).toBeDefined()
    expect(screen.getByText('Columna «DNI», línea 3: la lista no lleva ese dato').nextSibling?.textContent).toBe(
      '30123456',
    )
    expect(lines().map(({ textContent }) => textContent)).toEqual([
      'Ana RíosBaseDebe ser un número entero del 1 al 99',
      '1Juan PérezArquero',
    ])
    await user.click(button('Quitar la marcada'))
    await user.click(button('Agregar 1 jugador'))
    await screen.findByText('1 jugador agregado')
    expect(api.callsTo(endpoints.importAll)[0]?.body.players).toEqual([
      { number: 1, name: 'Juan Pérez', position: 'Arquero' },
    ])
  })

  test('comes back as it was, keeps what was corrected, and reads again what was dropped', async () => {
    const { user } = await review(pasted, { players: [] })
    await user.clear(cell('Número, Fila 2'))
    await user.type(cell('Número, Fila 2'), '20')
    await user.click(button('Quitar Juan Pérez'))
    await user.click(button('Volver'))
    expect((await text()).value).toBe(pasted)
    await user.click(button(/^Revisar/))
    await screen.findByRole('dialog', { name: 'Revisar' })
    expect(lines().map(({ textContent }) => textContent)).toEqual(['1Juan PérezArquero', '20Ana RíosBase'])
  })

  test('stays when every line of it is dropped', async () => {
    const { user } = await review('120, Óscar Medina, Arquero')
    await user.click(button('Quitar la marcada'))
    expect((await text()).value).toBe('120, Óscar Medina, Arquero')
  })
})

describe('a file', () => {
  const choose = async (user: Awaited<ReturnType<typeof openMyTeam>>['user'], file: File) => {
    await text()
    await user.upload(screen.getByLabelText('subir un CSV', { selector: 'input' }), file)
  }

  test('imports an exported list as the same list', async () => {
    const files: Blob[] = []
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      files.push(blob as Blob)
      return 'blob:lista'
    })
    // Prevent the download: happy-dom would leave the page.
    const follow = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const exported = await openMyTeam()
    await exported.user.click(button('Exportar CSV'))
    await waitFor(() => expect(files).toHaveLength(1))
    create.mockRestore()
    follow.mockRestore()
    const bytes = await files[0]!.arrayBuffer()
    expect([...new Uint8Array(bytes).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    exported.unmount()

    const { api, user } = await openPaste(undefined, { players: [] })
    await choose(user, new File([bytes], 'lista.csv', { type: 'text/csv' }))
    await waitFor(async () => expect((await text()).value).toContain('Esteban Coria'))
    await user.click(button(/^Revisar/))
    await screen.findByRole('dialog', { name: 'Revisar' })
    await user.click(button('Agregar 4 jugadores'))
    await screen.findByText('4 jugadores agregados')
    expect(api.callsTo(endpoints.importAll)[0]?.body.players).toEqual(
      somePlayers
        .toSorted((a, b) => a.number - b.number)
        .map(({ name, number, position }) => ({ name, number, position })),
    )
  })

  test.each([
    [
      'that is not text',
      new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]),
      'Ese archivo no se puede leer como lista. Guárdalo como CSV y elígelo otra vez.',
    ],
    [
      'above 1 MB',
      new Uint8Array(1024 * 1024 + 1),
      'Ese archivo pesa más de 1 MB. Guarda en un CSV solo la hoja con la lista, o repártela en varios archivos.',
    ],
  ])('%s is rejected with the reason, and the earlier text stays', async (_kind, bytes, sentence) => {
    const { user } = await openPaste('2, Sergio Báez, Defensor')
    await choose(user, new File([bytes], 'lista.csv', { type: 'text/csv' }))
    expect(await screen.findByText(sentence)).toBeDefined()
    expect((await text()).value).toBe('2, Sergio Báez, Defensor')
  })
})
