import { screen, within } from '@testing-library/react'
import type { Match } from '@torneo/contracts/match/matches'
import { maxWrongPins, passEndpoints, passMessages, type Pass } from '@torneo/contracts/people/passes'
import { aUser } from '@torneo/testing/builders'
import { errorReply } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { beforeEach, expect, test } from 'vitest'
import { someFixtures } from '../../../dev/answer-fixtures'
import { more, openFixtures, question } from '../../testing/fixtures-screen'
import PassesModal from './PassesModal'

const { live, clashing } = someFixtures
const by = { id: 'diego', name: 'Diego Paz' }
const scope = {
  matchId: live.id,
  date: live.date,
  location: live.location,
  field: live.field,
  until: '2100-11-16T03:00:00.000Z',
}
const aPass = (fields: Partial<Pass> = {}): Pass => ({
  id: 'pase',
  createdAt: '2025-11-15T12:00:00.000Z',
  scope,
  title: 'Promo 98 – Promo 05',
  by,
  wrongPins: 0,
  locked: false,
  revoked: null,
  holders: [],
  ...fields,
})
const holder = (name: string) => ({ id: name, name, device: 'Chrome en Android', at: '2025-11-15T12:00:00.000Z' })

let passes: Pass[]
beforeEach(() => {
  passes = []
})

function answerPasses(api: FakeApi) {
  return api
    .respond(passEndpoints.list, () => ({ total: passes.length, items: passes }))
    .respond(passEndpoints.revoke, ({ params }) => {
      passes = passes.map((pass) => (pass.id === params.id ? { ...pass, revoked: { at: pass.createdAt, by } } : pass))
      return undefined
    })
    .respond(passEndpoints.create, ({ body: { kind } }) => {
      const field = { title: 'Campo de deportes · Cancha 1', scope: { ...scope, matchId: null } }
      passes = [aPass({ id: 'nuevo', ...(kind === 'field' && field) }), ...passes]
      return { pass: passes[0]!, path: '/pase#secreto', pin: '012345' }
    })
}

async function openModal(matches: readonly Match[] = [live]) {
  const api = answerPasses(new FakeApi(aUser({ role: 'admin_tournament' })))
  const rendered = renderScreen(<PassesModal matches={matches} onClose={() => undefined} />, { api })
  await screen.findByRole('dialog')
  return rendered
}
const given = async () =>
  (await within(screen.getByRole('region', { name: 'Pases dados' })).findAllByRole('listitem')).map(
    ({ textContent }) => textContent,
  )
const press = (name: string) => screen.getByRole('button', { name })

test("a match's actions open it; a pass for the field shows code, link, PIN and its end once", async () => {
  const { user, api } = await openFixtures(undefined, undefined, answerPasses)
  await (await more(user, 'Promo 98 – Promo 05')).choose('Dar pase de planillero')
  await user.click(await screen.findByRole('radio', { name: 'Toda la cancha ese día' }))
  expect(screen.getByText(/Todos los partidos de Campo de deportes · Cancha 1 el sábado 15 de noviembre/)).toBeDefined()
  await user.click(press('Crear pase'))
  expect(await screen.findByRole('dialog', { name: 'Pase listo' })).toBeDefined()
  expect(screen.getByText('012 345')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Enlace').value).toBe(`${location.origin}/pase#secreto`)
  expect(screen.getByRole('img', { name: 'Código QR del pase' })).toBeDefined()
  expect(screen.getByText(/Vale hasta el .+ a las \d\d:\d\d\./)).toBeDefined()
  expect(api.callsTo(passEndpoints.create).map(({ body }) => body)).toEqual([{ matchId: live.id, kind: 'field' }])
  expect(await given()).toEqual([expect.stringContaining('Campo de deportes · Cancha 1Sin usar')])
  await user.click(press('Crear otro pase'))
  expect(screen.queryByText('012 345')).toBeNull()
})

test('says of each pass of the match who uses it, its wrong PINs and its end, and of no other', async () => {
  passes = [
    aPass({ id: 'dos', holders: [holder('Ana'), holder('Beto'), holder('Ana')], wrongPins: 1 }),
    aPass({ id: 'tres', wrongPins: maxWrongPins, locked: true }),
    aPass({ id: 'cuatro', revoked: { at: '2025-11-15T12:00:00.000Z', by } }),
    aPass({ id: 'otro', scope: { ...scope, matchId: clashing.id } }),
  ]
  await openModal()
  expect(await given()).toEqual([
    expect.stringMatching(/Lo usan Ana y Beto · 1 PIN incorrecto/),
    expect.stringMatching(/Bloqueado: 20 PIN incorrectos\. Da uno nuevo\./),
    expect.stringMatching(/Revocado por Diego Paz/),
  ])
  expect(screen.getAllByRole('button', { name: /^Revocar el pase/ })).toHaveLength(2)
})

test('revokes after a question', async () => {
  passes = [aPass({ holders: [holder('Ana')] })]
  const { user } = await openModal()
  await given()
  await user.click(press('Revocar el pase de Promo 98 – Promo 05'))
  await user.click(
    (await question('¿Revocar el pase de Promo 98 – Promo 05?')).getByRole('button', { name: 'Revocar' }),
  )
  expect(await screen.findByText('Revocado por Diego Paz')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Revocar el pase/ })).toBeNull()
})

test('asks for which of several matches, and says why none was made', async () => {
  const { user, api } = await openModal([live, clashing])
  api.respond(passEndpoints.create, errorReply({ code: 409, type: 'conflict', message: passMessages.tooEarly }))
  await user.selectOptions(screen.getByLabelText('Partido'), clashing.id)
  await user.click(press('Crear pase'))
  expect((await screen.findByRole('alert')).textContent).toContain('Los pases se dan desde 14 días antes del partido')
  expect(api.callsTo(passEndpoints.create).map(({ body }) => body)).toEqual([{ matchId: clashing.id, kind: 'match' }])
})
