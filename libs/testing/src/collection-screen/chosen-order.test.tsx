import { screen, waitFor, within } from '@testing-library/react'
import { sponsorEndpoints as endpoints } from '@torneo/contracts/content/sponsors'
import { describe, expect, test } from 'vitest'
import { aSponsor } from '../builders'
import { networkFailure } from '../error-reply'
import { button, expectFocus, field, deferred, unavailable } from '../list-screen'
import { coop, names, openSponsors } from './SponsorCollection'

const [abaco, banco, dinar] = ['Ábaco', 'Banco', 'Dinar'].map((name) => aSponsor({ name })) as [
  ReturnType<typeof aSponsor>,
  ReturnType<typeof aSponsor>,
  ReturnType<typeof aSponsor>,
]
const open = () => openSponsors([dinar, banco, abaco, coop])
type Opened = Awaited<ReturnType<typeof open>>

/** Picks up the sponsor, presses the keys and drops it. */
async function move({ user }: Opened, name: string, keys: string) {
  button(`Mover ${name}`).focus()
  await user.keyboard(` ${keys} `)
}
const movesOf = ({ api }: Opened) => api.callsTo(endpoints.move).map(({ params, body }) => [params.id, body])

describe('the order that people choose', () => {
  test('is chosen from the keyboard, shown at once and saved with the drop', async () => {
    const opened = await open()
    await move(opened, 'Dinar', '{Home}')
    expect(names()).toEqual(['Dinar', 'Ábaco', 'Banco', 'Cooperativa'])
    expect(screen.getByText('«Dinar» quedó en el lugar 1 de 3')).toBeDefined()
    expect(await screen.findByText('Orden guardado')).toBeDefined()
    expect(movesOf(opened)).toEqual([[dinar.id, { before: abaco.id }]])
    await waitFor(() => expect(opened.api.callsTo(endpoints.list)).toHaveLength(2))
    expect(names()).toEqual(['Dinar', 'Ábaco', 'Banco', 'Cooperativa'])
    await expectFocus(() => button('Mover Dinar'))
  })

  test("is reverted by 'Deshacer'", async () => {
    const opened = await open()
    await move(opened, 'Ábaco', '{ArrowDown}')
    expect(names()).toEqual(['Banco', 'Ábaco', 'Dinar', 'Cooperativa'])
    await opened.user.click(await screen.findByRole('button', { name: 'Deshacer' }))
    expect(names()).toEqual(['Ábaco', 'Banco', 'Dinar', 'Cooperativa'])
    await waitFor(() =>
      expect(movesOf(opened)).toEqual([
        [abaco.id, { before: dinar.id }],
        [abaco.id, { before: banco.id }],
      ]),
    )
  })

  test('puts the last record back to the end', async () => {
    const opened = await open()
    await move(opened, 'Dinar', '{ArrowUp}')
    await opened.user.click(await screen.findByRole('button', { name: 'Deshacer' }))
    await waitFor(() => expect(movesOf(opened).at(-1)).toEqual([dinar.id, { before: null }]))
    expect(names()).toEqual(['Ábaco', 'Banco', 'Dinar', 'Cooperativa'])
  })

  test.each([
    [
      'when it cannot be stored',
      ({ api }: Opened) => api.respond(endpoints.move, unavailable),
      ['La base de datos no responde'],
    ],
    ['without a connection', ({ api }: Opened) => api.respond(endpoints.move, networkFailure), []],
  ])('is reverted %s, and says so', async (_, fail, why) => {
    const opened = await open()
    fail(opened)
    await move(opened, 'Ábaco', '{End}')
    expect(await screen.findByText('Error al guardar el orden')).toBeDefined()
    for (const reason of why) expect(screen.getByText(reason)).toBeDefined()
    expect(names()).toEqual(['Ábaco', 'Banco', 'Dinar', 'Cooperativa'])
    expect(screen.queryByText('Orden guardado')).toBeNull()
  })

  test('is rejected with the reason before a record deleted meanwhile, and the list is read again', async () => {
    const opened = await open()
    opened.server.items = opened.server.items.filter(({ id }) => id !== abaco.id)
    await move(opened, 'Dinar', '{Home}')
    expect(
      await screen.findByText('La lista cambió mientras la ordenabas. Mira cómo está ahora y vuelve a intentar.'),
    ).toBeDefined()
    await waitFor(() => expect(names()).toEqual(['Banco', 'Dinar', 'Cooperativa']))
  })

  test('does not flicker while two moves are sent', async () => {
    const opened = await open()
    const first = deferred<undefined>()
    opened.api.respond(endpoints.move, () => first.promise)
    await move(opened, 'Dinar', '{Home}')
    await move(opened, 'Banco', '{Home}')
    expect(names()).toEqual(['Banco', 'Dinar', 'Ábaco', 'Cooperativa'])
    expect(movesOf(opened)).toEqual([
      [dinar.id, { before: abaco.id }],
      [banco.id, { before: dinar.id }],
    ])
  })

  test('is fixed while the search hides records, and in a list of one', async () => {
    const { user } = await open()
    expect(screen.queryByRole('button', { name: 'Mover Cooperativa' })).toBeNull()
    expect(within(screen.getByRole('list', { name: 'Oro' })).getAllByRole('button', { name: /^Mover/ })).toHaveLength(3)
    await user.type(field('Buscar por nombre o sitio web'), 'a')
    expect(screen.getAllByRole('button', { name: /^Mover/ })).toHaveLength(3)
    await user.type(field('Buscar por nombre o sitio web'), 'co')
    expect(names()).toEqual(['Ábaco'])
    expect(screen.queryByRole('button', { name: /^Mover/ })).toBeNull()
  })
})
