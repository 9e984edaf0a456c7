import { beforeEach, expect, test } from 'vitest'
import { type PlanSettings, usualWishes } from './plan-settings'
import { storedSettings, storeSettings } from './stored-settings'

const settings: PlanSettings = {
  places: [{ location: 'Club', field: 'Cancha 1' }],
  windows: [{ date: '2026-11-14', from: '09:00', to: '18:00', fields: ['Club|Cancha 1'] }],
  minutes: '40',
  turnover: '10',
  rest: '60',
  wishes: usualWishes,
  requests: [{ kind: 'not_before', team: 'promo-98', time: '11:00' }],
}

beforeEach(() => localStorage.clear())

test('a plan that is being set stays when the next edition opens, without the requests of its teams', () => {
  storeSettings('football-2025', settings)
  expect(storedSettings({ id: 'football-2026', copiedFrom: 'football-2025' })).toEqual({ ...settings, requests: [] })
})

test('takes only days and fields from the settings of another sport', () => {
  storeSettings('football-2025', settings)
  const { places, windows } = settings
  expect(storedSettings({ id: 'volley-2025' })).toEqual({ places, windows })
})
