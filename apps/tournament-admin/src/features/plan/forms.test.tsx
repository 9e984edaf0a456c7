import { screen } from '@testing-library/react'
import { expectSentences, type FormRules } from '@torneo/testing/form-rules'
import { expect, test, vi } from 'vitest'
import { PlaceFields, PlaceShape } from './PlaceFields'
import { RequestFields, RequestShape } from './RequestFields'
import { BreakShape, WishFields } from './WishFields'

const onChange = vi.fn()

const forms: readonly FormRules[] = [
  {
    form: 'PlaceFields',
    content: <PlaceFields places={[]} onAdd={onChange} onRemove={onChange} />,
    open: async (user) => user.click(await screen.findByRole('button', { name: 'Una cancha menos' })),
    shape: PlaceShape,
    fields: { location: ['Lugar', 'Campo'], field: ['Cancha', 'Cancha 1'] },
  },
  {
    form: 'RequestFields',
    content: <RequestFields requests={[]} teams={[{ id: 't1', name: 'Promo 98' }]} days={[]} onChange={onChange} />,
    open: async (user) => user.click(await screen.findByRole('button', { name: 'Agregar pedido' })),
    shape: RequestShape,
    fields: { team: ['Equipo', 't1'], time: ['Hora', '11:00'] },
  },
  {
    form: 'WishFields',
    content: <WishFields wishes={[]} phases={[]} days={['2026-11-14']} places={[]} onChange={onChange} />,
    open: async (user) => user.click(await screen.findByRole('button', { name: 'Agregar pausa' })),
    shape: BreakShape,
    fields: { from: ['Desde', '13:00'], to: ['Hasta', '14:00'] },
  },
]

test.each(forms)('$form says each rule that is broken at its field', async (rules) => {
  await expectSentences(rules)
  expect(onChange).not.toHaveBeenCalled()
})
