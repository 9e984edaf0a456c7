import { documentMessages, maximumDocumentSize } from '@torneo/contracts/files/documents'
import { expect, it } from 'vitest'
import { aPdf, png, sendForm, svg } from '../../testing/storage-samples'
import { actors, useTestApi } from '../../testing/test-api'

const api = useTestApi()
const send = async (content: Buffer | string, name = 'reglamento.pdf') =>
  sendForm(await api.as('admin_landing'), 'documents', [{ content, name }])

it.each(actors.map((actor) => [actor] as const))('%s', async (actor) => {
  const client = actor === null ? api.anonymous : await api.as(actor)
  const { status } = await sendForm(client, 'documents', [{ content: aPdf(), name: 'a.pdf' }])
  expect(status).toBe(actor === null ? 401 : actor === 'super' || actor === 'admin_landing' ? 201 : 403)
})

it('is sent as an attachment that no browser runs', async () => {
  const { status, body } = await send(aPdf(), 'Reglamento 2025.PDF')
  expect(status).toBe(201)
  expect(body).toEqual({
    id: expect.any(String),
    name: 'Reglamento 2025.PDF',
    size: aPdf().length,
    url: `/api/storage/buckets/documents/files/${body.id}/download`,
    createdAt: expect.stringMatching(/Z$/),
  })
  const { headers, text } = await api.anonymous.get(body.url)
  expect(text).toBe(aPdf().toString('latin1'))
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="Reglamento 2025\.PDF"/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
  })
  expect((await api.anonymous.get(body.url.replace(/download$/, 'view'))).status).toBe(404)
})

it.each([
  ['HTML', Buffer.from('<!DOCTYPE html><script>alert(1)</script>'), 415, documentMessages.type],
  ['HTML before a PDF', Buffer.concat([Buffer.from('<html>'), aPdf()]), 415, documentMessages.type],
  ['an SVG', svg(), 415, documentMessages.type],
  ['half a PDF', aPdf().subarray(0, 30), 400, documentMessages.broken],
  ['a PDF with a ZIP behind it', Buffer.concat([aPdf(), Buffer.from('PK\u0003\u0004x')]), 400, documentMessages.broken],
  ['more than 10 MB', aPdf(maximumDocumentSize + 1), 413, documentMessages.tooLarge],
] as const)('%s is refused, and nothing is stored', async (_what, bytes, status, message) => {
  const landing = await api.as('admin_landing')
  const before = await api.snapshot()
  const answer = await sendForm(landing, 'documents', [{ content: bytes, name: 'reglamento.pdf' }])
  expect(answer.status).toBe(status)
  expect(answer.text).toContain(message)
  expect(await api.snapshot()).toBe(before)
})

it('a picture is none, whatever its name', async () => {
  expect((await send(await png())).status).toBe(415)
})

it('exactly 10 MB are accepted', async () => {
  expect((await send(aPdf(maximumDocumentSize))).status).toBe(201)
})

it('the library of pictures neither lists nor deletes it', async () => {
  const { body } = await send(aPdf())
  const landing = await api.as('admin_landing')
  expect((await landing.get('/api/storage/buckets/documents/files')).status).toBe(404)
  expect((await landing.delete(`/api/storage/buckets/documents/files/${body.id}`)).status).toBe(404)
  expect((await api.anonymous.get(body.url)).status).toBe(200)
})
