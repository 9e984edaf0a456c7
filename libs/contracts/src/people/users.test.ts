import { describe, expect, test } from 'vitest'
import { check } from '../fields/validation'
import { Credentials, PasswordChange, Prefs } from './account'
import { AdminDraft, userEndpoints, UserQuery, UserUpdate } from './users'

const details = (shape: Parameters<typeof check>[0], value: unknown) => {
  const checked = check(shape, value)
  return checked.ok ? [] : checked.details
}
const admin = { email: 'ana@example.test', name: 'Ana', password: '12345678', role: 'admin_landing' }

test('signing in has the specified messages (spec 1 §5)', () => {
  expect(details(Credentials, {})).toEqual([
    { path: 'email', message: 'El correo es requerido' },
    { path: 'password', message: 'La contraseña es requerida' },
  ])
  expect(details(Credentials, { email: 'ana', password: '12345' })).toEqual([
    { path: 'email', message: 'Correo electrónico inválido' },
    { path: 'password', message: 'La contraseña debe tener al menos 6 caracteres' },
  ])
  expect(check(Credentials, { email: ' Ana@Example.test', password: ' 12345' })).toEqual({
    ok: true,
    value: { email: 'ana@example.test', password: ' 12345' },
  })
})

test.each([
  ['email', '', 'El correo es requerido'],
  ['email', 'ana', 'Correo electrónico inválido'],
  ['name', ' ', 'El nombre es requerido'],
  ['password', '', 'La contraseña es requerida'],
  ['password', '1234567', 'La contraseña debe tener al menos 8 caracteres'],
  ['role', undefined, 'El rol es requerido'],
  ['role', 'team_captain', 'El rol es requerido'],
  ['role', 'root', 'El rol es requerido'],
  ['role', ['super'], 'El rol es requerido'],
  ['createdBy', { $ne: '' }, 'El valor no es válido'],
  ['createdBy', '', 'El valor no es válido'],
])('a new admin with %s %j is rejected', (field, value, message) => {
  expect(details(AdminDraft, { ...admin, [field]: value })).toEqual([{ path: field, message }])
})

describe('fields that a client may not set are rejected, never ignored (R30)', () => {
  test.each(['promotionId', 'labels', 'active', 'stats', 'teamId', 'id', 'userId', 'rev', '_id', 'passwordHash'])(
    '%s',
    (field) => {
      const refused = [{ path: field, message: 'Este campo no se puede enviar' }]
      expect(details(AdminDraft, { ...admin, [field]: 'x' })).toEqual(refused)
      expect(details(UserUpdate, { [field]: 'x' })).toEqual(refused)
      expect(details(Prefs, { [field]: 'x' })).toEqual(refused)
    },
  )

  test.each(['password', 'createdBy'])('%s after creation', (field) => {
    expect(details(UserUpdate, { [field]: 'x' })).toEqual([{ path: field, message: 'Este campo no se puede enviar' }])
  })
})

test.each([
  [{}, true],
  [{ active: 'true' }, true],
  [{ active: 'false' }, true],
  [{ active: '1' }, false],
  [{ active: ['true', 'false'] }, false],
  [{ role: 'super' }, false],
])('the query %j of the list: %s', (value, passes) => {
  expect(check(UserQuery, value).ok).toBe(passes)
})

test('a new password has at least 12 characters, the current one is only required', () => {
  const tooShort = 'La contraseña debe tener al menos 12 caracteres'
  expect(details(PasswordChange, { current: 'a', next: '12345678901' })).toEqual([{ path: 'next', message: tooShort }])
  expect(details(userEndpoints.setPassword.body, { password: '12345678901' })).toEqual([
    { path: 'password', message: tooShort },
  ])
  expect(details(PasswordChange, { current: '', next: '123456789012' })).toEqual([
    { path: 'current', message: 'La contraseña es requerida' },
  ])
})
