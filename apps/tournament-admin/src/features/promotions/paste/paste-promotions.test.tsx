import { screen, within } from '@testing-library/react'
import { userEndpoints } from '@torneo/contracts/people/users'
import { promotionEndpoints } from '@torneo/contracts/tournament/promotions'
import { aPromotion, aUser } from '@torneo/testing/builders'
import { errorReply } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { beforeEach, expect, test } from 'vitest'
import PromotionsScreen from '../PromotionsScreen'

const list = '1998, Juan Pérez, juan@mail.com\nPromo 04\nPromo 98\n2001; Ana Ríos; ana@mail.com\nlos de siempre'

function open(answer: (api: FakeApi) => void = () => undefined) {
  const as = aUser({ role: 'admin_tournament' })
  const api = new FakeApi(as)
  const promotions = [aPromotion({ id: 'p2001', year: 2001, name: 'Promo 01', color: '#E50914', captainId: 'u1' })]
  api.respond(promotionEndpoints.list, () => ({ total: promotions.length, items: [...promotions] }))
  api.respond(promotionEndpoints.create, ({ body }) => {
    const promotion = aPromotion({
      id: `p${body.year}`,
      captainId: null,
      year: body.year,
      name: body.name,
      color: body.color ?? '',
    })
    promotions.push(promotion)
    return promotion
  })
  api.respond(userEndpoints.list, () => ({ users: [] }))
  api.respond(userEndpoints.createCaptain, ({ body }) => {
    const index = promotions.findIndex(({ id }) => id === body.promotionId)
    const user = aUser({ id: `u-${body.email}`, name: body.name, email: body.email, role: 'team_captain' })
    promotions[index] = { ...promotions[index]!, captainId: user.id }
    return { userId: user.id, user }
  })
  api.respond(userEndpoints.createLink, ({ params }) => ({
    path: `/password#${params.id}`,
    expiresAt: '2026-12-02T10:00:00.000Z',
    mailed: false,
  }))
  answer(api)
  return { ...renderScreen(<PromotionsScreen />, { path: '/tournament/promotions', as, api }), api }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })

async function review(user: ReturnType<typeof open>['user']) {
  await user.click(await button('Pegar promociones'))
  await user.click(await screen.findByLabelText('Una promoción por línea'))
  await user.paste(list)
  await user.click(await button('Revisar'))
}

beforeEach(() => localStorage.clear())

test('a pasted list becomes promotions with colours of their own, and captains with links to share', async () => {
  const { user, api } = open()
  await review(user)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Se crean 2 promociones y 1 capitán, cada uno con su enlace.')).toBeDefined()
  expect(dialog.getByText('Ya tiene capitán: no se cambia')).toBeDefined()
  expect(dialog.getByText(/los de siempre/)).toBeDefined()
  await user.click(await button('Crear'))
  const links = within(await screen.findByRole('region', { name: 'Enlaces de los capitanes' }))
  expect(links.getByText('Juan Pérez · Promo 1998')).toBeDefined()
  expect(links.getByText(/\/password#u-juan@mail\.com$/)).toBeDefined()
  const share = links.getByRole('link', { name: 'Enviar a Juan Pérez por WhatsApp' })
  expect(decodeURIComponent(share.getAttribute('href') ?? '')).toContain('/password#u-juan@mail.com')
  const made = api.callsTo(promotionEndpoints.create).map(({ body }) => body)
  expect(made.map(({ year, name }) => [year, name])).toEqual([
    [1998, 'Promo 1998'],
    [2004, 'Promo 2004'],
  ])
  expect(new Set(['#E50914', ...made.map(({ color }) => color)]).size).toBe(3)
  expect(await button('Listo')).toBeDefined()
})

test('a captain whose email is taken says so at the row, and the list stays for another try', async () => {
  let isTaken = true
  const { user, api } = open((fake) => {
    fake.respond(userEndpoints.createCaptain, ({ body }) =>
      isTaken
        ? errorReply({ code: 409, type: 'conflict', message: 'El correo ya está en uso' })
        : { userId: 'u9', user: aUser({ id: 'u9', name: body.name, email: body.email, role: 'team_captain' }) },
    )
  })
  await review(user)
  await user.click(await button('Crear'))
  expect(await screen.findByText('El correo ya está en uso')).toBeDefined()
  expect(await screen.findByText('Se crean 0 promociones y 1 capitán, cada uno con su enlace.')).toBeDefined()
  isTaken = false
  await user.click(await button('Crear'))
  expect(await screen.findByText('Juan Pérez · Promo 1998')).toBeDefined()
  expect(api.callsTo(promotionEndpoints.create)).toHaveLength(2)
})

test('an empty list says what it needs, and a closed one comes back', async () => {
  const { user } = open()
  await user.click(await button('Pegar promociones'))
  await user.click(await button('Revisar'))
  expect(await screen.findByText('Pega al menos un año')).toBeDefined()
  await user.type(screen.getByLabelText('Una promoción por línea'), '1998')
  await user.keyboard('{Escape}')
  await user.click(await button('Pegar promociones'))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Una promoción por línea').value).toBe('1998')
})
