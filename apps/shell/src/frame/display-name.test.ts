import { expect, it } from 'vitest'
import { displayName } from './display-name'

it.each([
  [{ name: 'Lucía Ferreyra', email: 'lucia@torneo.local' }, 'Lucía Ferreyra'],
  [{ name: ' ', email: 'lucia@torneo.local' }, 'lucia'],
  [{ name: '', email: '' }, 'Admin'],
  [null, 'Admin'],
])('calls %j %s', (user, name) => {
  expect(displayName(user)).toBe(name)
})
