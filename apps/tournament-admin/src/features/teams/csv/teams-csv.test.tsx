import { readFileSync } from 'node:fs'
import { screen, waitFor, within } from '@testing-library/react'
import { playerEndpoints } from '@torneo/contracts/tournament/players'
import { teamEndpoints } from '@torneo/contracts/tournament/teams'
import { errorReply, networkFailure } from '@torneo/testing/error-reply'
import { button, dialog, expectClosed } from '@torneo/testing/list-screen'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { promo05, promo15 } from '../../../../dev/answer-promotions'
import { football05, football98 } from '../../../../dev/answer-teams'
import { someSports } from '../../../../dev/sports-fake'
import { openTeams } from '../../../testing/teams-screen'
import './ImportPlayers'
import './ImportTeams'

const [{ id: football }, { id: basketball }] = someSports as [(typeof someSports)[0], (typeof someSports)[0]]

beforeEach(() => localStorage.clear())

type Content = string | Uint8Array<ArrayBuffer>

/** Bytes as Excel in Spanish saves 'CSV (delimitado por comas)'. */
const windows1252 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'latin1'))

async function openImport(kind: 'equipos' | 'jugadores') {
  const opened = await openTeams()
  await opened.user.click(await screen.findByRole('button', { name: 'Importar o exportar' }))
  await opened.user.click(screen.getByRole('menuitem', { name: `Importar ${kind}` }))
  await dialog(`Importar ${kind}`)
  const choose = async (content: Content) => {
    const input = await screen.findByLabelText('Elegir archivo', { selector: 'input' })
    await opened.user.upload(input, new File([content], 'hoja.csv', { type: 'text/csv' }))
  }
  return { ...opened, choose }
}

const itemsOf = (isLeftOut: boolean) =>
  within(screen.getByRole('dialog'))
    .queryAllByRole('listitem')
    .flatMap((item) => ((item.closest('details') !== null) === isLeftOut ? [item.textContent] : []))
const listed = () => itemsOf(false)
const leftOut = () => itemsOf(true)

describe('a file of teams', () => {
  test('reads a file of Spanish Excel, shows each row as understood, and creates all at once', async () => {
    const { user, api, choose } = await openImport('equipos')
    await choose(
      windows1252('Equipo;Deporte;Promoción\r\nLos Ñandúes;Fútbol|Básquet;2015\r\npromo 98 futbol;FUTBOL;1998\r\n'),
    )
    expect(await screen.findByText('2 equipos')).toBeDefined()
    expect(listed()).toEqual(['Fila 2Los Ñandúes⚽ Fútbol · Promo 15', 'Fila 2Los Ñandúes🏀 Básquet · Promo 15'])
    expect(screen.getByText('Ya está creado: 1 equipo. No se repite.')).toBeDefined()
    expect(api.callsTo(teamEndpoints.createAll)).toHaveLength(0)
    await user.click(button('Crear 2 equipos'))
    await expectClosed()
    expect(await screen.findByText('2 equipos creados')).toBeDefined()
    expect(api.callsTo(teamEndpoints.createAll).map(({ body }) => body)).toEqual([
      {
        items: [
          { name: 'Los Ñandúes', sportId: football, promotionId: promo15.id },
          { name: 'Los Ñandúes', sportId: basketball, promotionId: promo15.id },
        ],
      },
    ])
    expect(await screen.findAllByText('Los Ñandúes')).toHaveLength(2)
  })

  test('names row and column of each wrong value and offers no creation', async () => {
    const { choose } = await openImport('equipos')
    await choose(
      [
        'Equipo;Deporte;Promoción',
        ';Fútbol;1998',
        'Los Pibes;Ajedrez;1998',
        'Los Pibes;Tenis;1998',
        'Los Pibes;Fútbol;1998',
        'los pibes;futbol;98',
        `${'x'.repeat(400)};Fútbol;1998`,
        'Sin cerrar;"Fútbol;1998',
      ].join('\n'),
    )
    await screen.findByText(/No se crea nada hasta que todas estén bien/)
    expect(listed()).toEqual([
      'Fila 2Equipo: Falta Equipo',
      "Fila 3Deporte: No existe 'Ajedrez'",
      'Fila 4Deporte: Ese deporte está inactivo',
      'Fila 6Fila: Repite la fila 5',
      expect.stringMatching(/^Fila 7Equipo: .*máximo/i),
      'Fila 8Fila: Comillas sin cerrar',
      'Fila 5Los Pibes⚽ Fútbol · Promo 98',
    ])
    expect(screen.queryByRole('button', { name: /^Crear/ })).toBeNull()
  })

  test('asks once for a promotion that it does not name, and all of its rows follow', async () => {
    const { user, api, choose } = await openImport('equipos')
    await choose('Equipo;Deporte;Promoción\nLos Pibes;Fútbol;Egresados\nLas Pibas;Básquet;Egresados\nRojos;Fútbol;2005')
    const question = await screen.findByLabelText('¿Qué promoción es «Egresados»?')
    expect(listed().slice(0, 2)).toEqual([
      "Fila 2Promoción: No existe 'Egresados'",
      "Fila 3Promoción: No existe 'Egresados'",
    ])
    await user.selectOptions(question, 'Promo 15 (2015)')
    await user.click(button('Crear 3 equipos'))
    await expectClosed()
    expect(api.callsTo(teamEndpoints.createAll)[0]?.body.items.map(({ promotionId }) => promotionId)).toEqual([
      promo15.id,
      promo15.id,
      promo05.id,
    ])
  })

  test('clears the previous file when the next one is no list', async () => {
    const { choose } = await openImport('equipos')
    await choose('Equipo;Deporte;Promoción\nLos Pibes;Fútbol;Egresados\nRojos;Fútbol;2005')
    await screen.findByLabelText('¿Qué promoción es «Egresados»?')
    await choose(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))
    expect(await screen.findByText(/Ese archivo no se puede leer como lista/)).toBeDefined()
    expect([listed(), screen.queryByLabelText(/Egresados/), screen.queryByText(/Corrígelas/)]).toEqual([[], null, null])
  })

  test('keeps rejected rows with the reason and sends the same file under the same key', async () => {
    const { user, api, choose } = await openImport('equipos')
    const details = [
      { path: 'items.1.name', message: 'Esa promoción ya tiene un equipo con ese nombre en este deporte' },
    ]
    api.respond(teamEndpoints.createAll, () => networkFailure)
    await choose('Equipo;Deporte;Promoción\nLos Pibes;Fútbol;1998\nLas Pibas;Básquet;1998')
    await user.click(await screen.findByRole('button', { name: 'Crear 2 equipos' }))
    expect(await screen.findByText(/No se pudieron crear los equipos/)).toBeDefined()
    api.respond(teamEndpoints.createAll, () =>
      errorReply({ code: 400, type: 'validation', message: 'Revisa los campos marcados', details }),
    )
    await user.click(button('Crear 2 equipos'))
    await screen.findByText('1 fila para corregir')
    expect(listed()[0]).toBe('Fila 3Las PibasNombre: Esa promoción ya tiene un equipo con ese nombre en este deporte')
    const keys = api.callsTo(teamEndpoints.createAll).map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(1)
  })
})

describe('a file of players of all teams', () => {
  test('reads a real sheet of another program and names wrong numbers', async () => {
    const { choose } = await openImport('jugadores')
    await choose(
      readFileSync('libs/domain/src/csv/samples/06-sportsengine-tourney-roster.tsv', 'utf8')
        .replaceAll('Promo 1998', football98.name)
        .replaceAll('Futbol 11', 'Fútbol'),
    )
    await screen.findByText('1 fila para corregir')
    expect(leftOut()).toContain('Columna «Email», fila 2: no se usajuan.demo@example.com')
    expect(listed()).toEqual([
      'Fila 4Número: Debe ser un número entero del 1 al 99',
      'Fila 2' + `1 · Juan Pérez Demo${football98.name} · ⚽ Fútbol · GKEl 1 ya es de Esteban Coria`,
      'Fila 3' + `4 · Luis Ángel D'Inventado${football98.name} · ⚽ Fútbol · DF`,
    ])
    expect(screen.queryByRole('button', { name: /^Agregar \d/ })).toBeNull()
  })

  test('adds all at once to their teams, and says of doubles and shirts what is so', async () => {
    const { user, api, choose } = await openImport('jugadores')
    await choose(
      windows1252(
        [
          'Equipo;Número;Nombre;Posición',
          `${football98.name};1;esteban CORIA;Arquero`,
          `${football05.name};7;Íñigo Peña;Defensor`,
          `${football05.name};7;Raúl Gómez;`,
        ].join('\r\n'),
      ),
    )
    await screen.findByText('2 jugadores')
    expect(screen.getByText('Ya está en su lista: 1 jugador. No se repite.')).toBeDefined()
    expect(listed()).toEqual([
      'Fila 37 · Íñigo PeñaLos del 05 · ⚽ Fútbol · DefensorEl 7 está repetido en este archivo',
      'Fila 47 · Raúl GómezLos del 05 · ⚽ Fútbol · A definirEl 7 está repetido en este archivo',
    ])
    await user.click(button('Agregar 2 jugadores'))
    await expectClosed()
    expect(await screen.findByText('2 jugadores agregados')).toBeDefined()
    expect(api.callsTo(playerEndpoints.createAll)[0]?.body.items).toMatchObject([
      { teamId: football05.id, number: 7, name: 'Íñigo Peña', position: 'Defensor' },
      { teamId: football05.id, number: 7, name: 'Raúl Gómez' },
    ])
  })

  test('marks a row that repeats a listed player or another row', async () => {
    const { choose } = await openImport('jugadores')
    const rows = [
      `${football98.name};8;Esteban Coria`,
      `${football05.name};5;Ana Paz`,
      `${football05.name};5;ana paz`,
      'Nadie FC;5;Ana Paz',
    ]
    await choose(`Equipo;Número;Nombre\n${rows.join('\n')}`)
    await screen.findByText('3 filas para corregir')
    expect(listed().slice(0, 3)).toEqual([
      'Fila 2Número: Ya está en la lista de su equipo, con el 1',
      'Fila 4Fila: Repite la fila 3',
      "Fila 5Equipo: No existe 'Nadie FC'",
    ])
  })
})

test.each([
  ['equipos', 'equipos-2025.csv', 'No hay equipos nuevos en el archivo.'],
  ['jugadores', 'jugadores-2025.csv', 'No hay jugadores nuevos en el archivo.'],
] as const)('the exported %s are imported again without a new one', async (kind, name, nothing) => {
  const files: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${files.push(blob as Blob)}`)
  // Prevent the download: happy-dom would leave the page.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const { user } = await openTeams([football98, football05])
  await user.click(await screen.findByRole('button', { name: 'Importar o exportar' }))
  await user.click(screen.getByRole('menuitem', { name: `Exportar ${kind}` }))
  await waitFor(() => expect(files).toHaveLength(1))
  vi.restoreAllMocks()
  expect(names).toEqual([name])
  await user.click(button('Importar o exportar'))
  await user.click(screen.getByRole('menuitem', { name: `Importar ${kind}` }))
  const input = await screen.findByLabelText('Elegir archivo', { selector: 'input' })
  await user.upload(input, new File(files, name, { type: 'text/csv' }))
  expect(await screen.findByText(nothing)).toBeDefined()
  expect(screen.queryByText(/para corregir/)).toBeNull()
})
