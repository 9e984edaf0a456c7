import { articleMessages } from '@torneo/contracts/content/article'
import { describe, expect, it } from 'vitest'
import { aPdf, jpeg, sendForm, upload } from '../../testing/storage-samples'
import { useTestApi } from '../../testing/test-api'

const api = useTestApi()
const item = (fields: object = {}) => ({ title: 'Final', date: '2025-11-16', text: '<p>Gran final.</p>', ...fields })

const titlesOf = async (path: string) =>
  (await api.anonymous.get(path)).body.items.map(({ title }: { title: string }) => title)

describe('an address', () => {
  it('is made of the title, and stays when the title changes', async () => {
    const landing = await api.as('admin_landing')
    const { body } = await landing.post('/api/news', item({ title: '¡Fútbol 11: la final!' }))
    expect(body.slug).toBe('futbol-11-la-final')
    const renamed = await landing.patch(`/api/news/${body.id}`, { title: 'Otra cosa' })
    expect(renamed.body).toMatchObject({ title: 'Otra cosa', slug: 'futbol-11-la-final' })
    expect((await landing.patch(`/api/news/${body.id}`, { slug: 'x' })).status).toBe(400)
  })

  it('is its own, however many are saved at once', async () => {
    const landing = await api.as('admin_landing')
    const made = await Promise.all(Array.from({ length: 12 }, () => landing.post('/api/news', item())))
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201))
    expect(made.map(({ body }) => body.slug as string).toSorted()).toEqual(
      ['final', ...Array.from({ length: 11 }, (_, index) => `final-${index + 2}`)].toSorted(),
    )
  })

  it('stays reserved for a deleted one, which gets it back', async () => {
    const landing = await api.as('admin_landing')
    const { body } = await landing.post('/api/news', item())
    await landing.delete(`/api/news/${body.id}`)
    expect((await landing.post('/api/news', item())).body.slug).toBe('final-2')
    expect((await landing.post(`/api/bin/${body.id}/restore`)).status).toBe(200)
    await expect.poll(async () => (await landing.get(`/api/news/${body.id}`)).body.slug).toBe('final')
  })

  it.each([
    ['東京', 'novedad'],
    ['a'.repeat(200), 'a'.repeat(80)],
  ])('of "%.10s" is %.10s', async (title, slug) => {
    expect((await (await api.as('admin_landing')).post('/api/news', item({ title }))).body.slug).toBe(slug)
  })

  it.each(['🏆🏆', '...', ' '])('"%s" is no title', async (title) => {
    const { status, body } = await (await api.as('admin_landing')).post('/api/news', item({ title }))
    expect([status, body.details]).toEqual([400, [{ path: 'title', message: articleMessages.title }]])
  })
})

describe('a text', () => {
  it('is stored clean, also by a scheduled save', async () => {
    const landing = await api.as('admin_landing')
    const { body } = await landing.post('/api/news', item({ text: '<p onclick="x">a<script>b</script></p>' }))
    expect(body.text).toBe('<p>a</p>')
    const saved = await landing.put(`/api/scheduled-saves/${body.id}`, {
      day: '2999-01-01',
      time: '10:00',
      fields: { text: '<p>c<img src=x onerror=alert(1)></p>' },
    })
    expect(saved.status).toBe(400)
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const scheduled = await landing.put(`/api/scheduled-saves/${body.id}`, {
      day: tomorrow,
      time: '23:59',
      fields: { text: '<p>c<img src=x onerror=alert(1)></p>' },
    })
    expect(scheduled.body.fields).toEqual({ text: '<p>c</p>' })
    await expect.poll(async () => (await landing.get('/api/preview/landing')).body.news[0].text).toBe('<p>c</p>')
  })

  it.each([
    ['nothing', ''],
    ['an empty paragraph', '<p></p>'],
    ['a script', '<script>alert(1)</script>'],
  ])('may not be %s', async (_what, text) => {
    const { status, body } = await (await api.as('admin_landing')).post('/api/news', item({ text }))
    expect([status, body.details]).toEqual([400, [{ path: 'text', message: articleMessages.text }]])
  })

  it('of 200 kB is refused in words', async () => {
    const { status, body } = await (
      await api.as('admin_landing')
    ).post('/api/news', item({ text: `<p>${'largo '.repeat(35_000)}</p>` }))
    expect([status, body.details]).toEqual([400, [{ path: 'text', message: 'Máximo 60000 caracteres' }]])
  })

  it('counts as a use of its images, which have their sizes', async () => {
    const landing = await api.as('admin_landing')
    const { url, id } = (await upload(landing, await jpeg(), 'gallery')).body
    const { body } = await landing.post('/api/news', item({ text: `<p>a</p><img src="${url}" alt="b">` }))
    expect(body).toMatchObject({ text: `<p>a</p><img src="${url}" alt="b" width="4" height="3">`, images: [url] })
    expect((await landing.delete(`/api/storage/buckets/gallery/files/${id}`)).status).toBe(409)
    await landing.patch(`/api/news/${body.id}`, { text: '<p>a</p>' })
    expect((await landing.delete(`/api/storage/buckets/gallery/files/${id}`)).status).toBe(204)
  })
})

describe('a PDF', () => {
  it('is named with its size, and deleted and restored with its record', async () => {
    const landing = await api.as('admin_landing')
    const pdf = (await sendForm(landing, 'documents', [{ content: aPdf(), name: 'Bases.pdf' }])).body
    const { body } = await landing.post('/api/news', item({ file: pdf.url }))
    expect(body).toMatchObject({ file: pdf.url, fileName: 'Bases.pdf', fileSize: aPdf().length })
    await landing.delete(`/api/news/${body.id}`)
    expect((await api.anonymous.get(pdf.url)).status).toBe(404)
    await landing.post(`/api/bin/${body.id}/restore`)
    expect((await api.anonymous.get(pdf.url)).status).toBe(200)
    expect((await landing.patch(`/api/news/${body.id}`, { file: '' })).body).toMatchObject({
      file: '',
      fileName: '',
      fileSize: 0,
    })
  })

  it.each([
    ['of another site', 'https://x.example/a.pdf', articleMessages.file],
    ['of the pictures', '/api/storage/buckets/gallery/files/0190a1/download', articleMessages.file],
    ['that does not exist', '/api/storage/buckets/documents/files/0190a1/download', articleMessages.fileMissing],
  ])('%s is refused', async (_what, file, message) => {
    const { status, body } = await (await api.as('admin_landing')).post('/api/news', item({ file }))
    expect([status, body.details]).toEqual([400, [{ path: 'file', message }]])
  })
})

it('pinned ones come first, then the newest', async () => {
  const landing = await api.as('admin_landing')
  await landing.post('/api/news', item({ title: 'Vieja', date: '2025-01-01', pinned: true }))
  await landing.post('/api/news', item({ title: 'Media', date: '2025-05-01' }))
  await landing.post('/api/news', item({ title: 'Nueva', date: '2025-09-01' }))
  await expect.poll(() => titlesOf('/api/news')).toEqual(['Vieja', 'Nueva', 'Media'])
})

it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.c'])('%s is no video', async (videoUrl) => {
  expect((await (await api.as('admin_landing')).post('/api/news', item({ videoUrl }))).status).toBe(400)
})

it('pages keep the order that people choose', async () => {
  const landing = await api.as('admin_landing')
  const page = async (title: string) => (await landing.post('/api/pages', { title, text: '<p>a</p>' })).body
  const [first] = [await page('Alojamiento'), await page('Reglamento')]
  await expect.poll(() => titlesOf('/api/pages')).toEqual(['Alojamiento', 'Reglamento'])
  expect((await landing.put(`/api/pages/${first.id}/place`, { before: null })).status).toBe(204)
  await expect.poll(() => titlesOf('/api/pages')).toEqual(['Reglamento', 'Alojamiento'])
})
