import { check } from '@torneo/contracts/fields/validation'
import { AdminDraft } from '@torneo/contracts/people/users'
import { expect, test } from 'vitest'
import { readablePassword } from './readable-password'

test('three groups of four letters and digits that are easy to tell apart', () => {
  for (let round = 0; round < 200; round += 1)
    expect(readablePassword()).toMatch(/^([a-hjkmnp-z2-9]{4}-){2}[a-hjkmnp-z2-9]{4}$/)
})

test('the contract takes it', () => {
  const draft = { name: 'Ana', email: 'ana@torneo.local', password: readablePassword(), role: 'admin_landing' }
  expect(check(AdminDraft, draft).ok).toBe(true)
})

test('every letter is as likely as another: bytes that do not divide are thrown away', () => {
  let calls = 0
  const password = readablePassword((bytes) => {
    calls += 1
    bytes.fill(calls === 1 ? 255 : 31)
  })
  expect(password).toBe('aaaa-aaaa-aaaa')
})

test('two are never the same', () => {
  const made = Array.from({ length: 500 }, () => readablePassword())
  expect(new Set(made).size).toBe(500)
})
