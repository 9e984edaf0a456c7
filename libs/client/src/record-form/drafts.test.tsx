import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { aServer, field, note, openForm, press, callError, retype, state } from '../testing/note-form'
import { readDraft, writeDraft } from './drafts'

const key = 'torneo:draft:u1:note'
const offer = () => screen.queryByRole('button', { name: 'Recuperar borrador' })

/** Types a title and closes the page. */
async function leaveDraft(title: string, save = aServer().save) {
  const { unmount } = openForm({ save })
  await retype('Título', title)
  unmount()
}

beforeEach(() => localStorage.clear())

test('offers an unsaved draft on the next visit and saves it on the current record', async () => {
  await leaveDraft('Copa')
  const server = aServer()
  openForm({ save: server.save })
  expect([field('Título').value, state()]).toEqual(['Torneo', 'igual'])
  await press('Recuperar borrador')
  expect([field('Título').value, state()]).toEqual(['Copa', 'sin guardar'])
  await press('Guardar')
  await screen.findByText('guardado')
  expect(server.current).toMatchObject({ rev: 4, title: 'Copa' })
  expect(readDraft(key, Date.now())).toBeNull()
})

test('a draft never reverts what others changed since in other fields', async () => {
  await leaveDraft('Copa')
  const server = aServer({ ...note, rev: 9, subtitle: 'De Ana' })
  openForm({ record: server.current, save: server.save })
  await press('Recuperar borrador')
  expect([field('Título').value, field('Subtítulo').value]).toEqual(['Copa', 'De Ana'])
  await press('Guardar')
  await screen.findByText('guardado')
  expect(server.current).toMatchObject({ rev: 10, title: 'Copa', subtitle: 'De Ana' })
})

test('a draft of a field that others changed since opens a dialog before it is saved', async () => {
  await leaveDraft('Copa')
  const server = aServer({ ...note, rev: 9, title: 'De Ana', subtitle: 'De Ana' })
  const { form } = openForm({ record: server.current, save: server.save })
  await press('Recuperar borrador')
  expect([field('Título').value, field('Subtítulo').value]).toEqual(['Copa', 'De Ana'])
  await press('Guardar')
  await waitFor(() =>
    expect(form().conflict?.clashes).toEqual([{ field: 'title', label: 'Título', mine: 'Copa', theirs: 'De Ana' }]),
  )
  expect(server.current?.title).toBe('De Ana')
})

test('a draft of a record that did not exist then does not overwrite the current one', async () => {
  const { unmount } = openForm({ record: null })
  await retype('Título', 'Copa')
  unmount()
  const server = aServer({ ...note, rev: 1 })
  const { form } = openForm({ record: server.current, save: server.save })
  await press('Recuperar borrador')
  await press('Guardar')
  await waitFor(() => expect(form().conflict?.clashes.map((clash) => clash.field)).toEqual(['title']))
})

test('a draft can be dismissed permanently', async () => {
  await leaveDraft('Copa')
  openForm()
  await press('Descartar borrador')
  expect(offer()).toBeNull()
  expect(readDraft(key, Date.now())).toBeNull()
})

test('reverted input leaves no draft', async () => {
  const { unmount } = openForm()
  await retype('Título', 'Copa')
  await retype('Título', 'Torneo')
  expect(state()).toBe('igual')
  unmount()
  openForm()
  expect(offer()).toBeNull()
})

test('an unanswered offer survives reverted input', async () => {
  await leaveDraft('Copa')
  const { unmount } = openForm()
  await retype('Subtítulo', 'x')
  expect(offer()).toBeNull()
  await retype('Subtítulo', 'Volvemos')
  expect(offer()).not.toBeNull()
  unmount()
  openForm()
  await press('Recuperar borrador')
  expect(field('Título').value).toBe('Copa')
})

test("a failed save keeps the draft, 'Descartar' removes it", async () => {
  await leaveDraft('Copa')
  const { unmount } = openForm({ save: () => Promise.reject(callError({ sentence: 'No hay conexión' })) })
  await press('Recuperar borrador')
  await press('Guardar')
  await screen.findByText('No hay conexión')
  unmount()
  openForm()
  await press('Recuperar borrador')
  await press('Descartar')
  expect([field('Título').value, state()]).toEqual(['Torneo', 'igual'])
  expect(readDraft(key, Date.now())).toBeNull()
})

describe('the storage', () => {
  const draft = { values: { title: 'Copa' }, base: { title: 'Torneo' }, rev: 3, at: 1_000 }
  const week = 7 * 24 * 60 * 60 * 1000

  test('keeps a draft for a week', () => {
    writeDraft(key, draft)
    expect(readDraft(key, 1_000 + week)).toEqual(draft)
    expect(readDraft(key, 1_001 + week)).toBeNull()
  })

  test.each(['', 'null', '{', '[]', '{"values":null}', '{"values":{},"at":1}'])('reads %j as no draft', (stored) => {
    localStorage.setItem(key, stored)
    expect(readDraft(key, 2)).toBeNull()
  })
})
