import { buckets, storageMessages } from '@torneo/contracts/files/storage'
import { canUseBucket } from '@torneo/domain/people/permissions'
import { describe, expect, it } from 'vitest'
import { filesOf, formOf, jpeg, png, sendForm, upload } from '../../testing/storage-samples'
import { actors, useTestApi } from '../../testing/test-api'

const api = useTestApi()

const clientOf = async (actor: (typeof actors)[number]) => (actor === null ? api.anonymous : api.as(actor))

/** The contract's table, repeated here on purpose. */
const allowed: Record<string, readonly (string | null)[]> = {
  general: ['super', 'admin_landing', 'admin_tournament'],
  gallery: ['super', 'admin_landing'],
  sponsors: ['super', 'admin_landing'],
  tournament: ['super', 'admin_tournament', 'team_captain'],
}

describe.each(
  buckets.flatMap((bucket) =>
    actors.map((actor) => ({ bucket, actor, may: allowed[bucket]?.includes(actor) ?? false })),
  ),
)('$bucket for $actor: $may', ({ bucket, actor, may }) => {
  it('is that for uploading, listing and deleting', async () => {
    const owner = actor === 'team_captain' && may ? await api.as('team_captain') : await api.as('super')
    const file = (await upload(owner, await png(), bucket)).body
    const client = await clientOf(actor)
    const image = await png()
    const before = await api.snapshot()
    const answers = [
      await upload(client, image, bucket),
      await client.get(filesOf(bucket)),
      await client.delete(`${filesOf(bucket)}/${file.id}`),
    ]
    const refusal = actor === null ? 401 : 403
    expect(answers.map(({ status }) => status)).toEqual(may ? [201, 200, 204] : [refusal, refusal, refusal])
    expect((await api.snapshot()) === before).toBe(!may)
    expect(actor !== null && canUseBucket(actor, bucket)).toBe(may)
  })
})

describe('the order of refusals', () => {
  it('session and role come before the file, the folder and the form', async () => {
    const url = `${filesOf('gallery')}/no-es-id`
    for (const [actor, status] of [
      [null, 401],
      ['team_captain', 403],
    ] as const) {
      const client = await clientOf(actor)
      expect((await client.delete(url)).status).toBe(status)
      expect((await sendForm(client, 'gallery', [{ content: 'x' }], '?folder=nada')).status).toBe(status)
      expect(
        (
          await client.request({
            method: 'POST',
            url: filesOf('gallery'),
            payload: 'x',
            headers: { 'content-type': 'text/plain' },
          })
        ).status,
      ).toBe(status)
    }
  })

  it('an unknown bucket is 404 for every signed-in user', async () => {
    for (const [actor, status] of [
      [null, 401],
      ['team_captain', 404],
      ['super', 404],
    ] as const) {
      const [client, image] = [await clientOf(actor), await png()]
      const before = await api.snapshot()
      for (const bucket of ['nada', 'General', '$ne', 'toString']) {
        expect((await upload(client, image, bucket)).status).toBe(status)
        expect((await client.get(filesOf(bucket))).status).toBe(status)
        expect((await client.delete(`${filesOf(bucket)}/abc`)).status).toBe(status)
      }
      expect(await api.snapshot()).toBe(before)
    }
  })

  it('a page of another site uploads nothing', async () => {
    const [boss, { payload, type }] = [await api.as('super'), formOf([{ name: 'a.png', content: await png() }])]
    const before = await api.snapshot()
    const headers = { 'content-type': type, origin: 'https://evil.test' }
    expect((await boss.request({ method: 'POST', url: filesOf('general'), payload, headers })).body.type).toBe(
      'invalid_origin',
    )
    expect(await api.snapshot()).toBe(before)
  })
})

describe('a captain', () => {
  it('lists and deletes own uploads only; those of others answer as if they were not there', async () => {
    const [ana, boss] = [await api.as('team_captain'), await api.as('super')]
    const eva = await api.signedIn(await api.addUser({ role: 'team_captain' }))
    const own = (await upload(ana, await png(), 'tournament', 'ana.png')).body
    const foreign = [
      (await upload(eva, await png(), 'tournament', 'eva.png')).body,
      (await upload(boss, await png(), 'tournament', 'jefa.png')).body,
    ]
    const listed = (await ana.get(filesOf('tournament'))).body
    expect([listed.total, listed.items.map(({ name }: { name: string }) => name)]).toEqual([1, ['ana.png']])

    const before = await api.snapshot()
    for (const { id } of foreign) {
      const [theirs, none] = [
        await ana.delete(`${filesOf('tournament')}/${id}`),
        await ana.delete(`${filesOf('tournament')}/abc`),
      ]
      expect([theirs.status, theirs.text]).toEqual([403, none.text])
    }
    expect(await api.snapshot()).toBe(before)
    expect((await ana.delete(`${filesOf('tournament')}/${own.id}`)).status).toBe(204)
    expect((await boss.get(filesOf('tournament'))).body.total).toBe(2)
  })
})

describe('GET files', () => {
  it('lists newest first with what each is used for, in pages, and nothing of who uploaded it', async () => {
    const landing = await api.as('admin_landing')
    const sent = []
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg'])
      sent.push((await upload(landing, await jpeg(), 'general', name)).body)
    await landing.put('/api/hero', { title: 'a', subtitle: 'b', description: 'c', backgroundImage: sent[1].url })
    const whole = (await landing.get(filesOf('general'))).body
    expect(whole.items.map(({ name }: { name: string }) => name)).toEqual(['c.jpg', 'b.jpg', 'a.jpg'])
    expect(whole.items[0]).toEqual({ ...sent[2], uses: [] })
    expect(whole.items[1].uses).toEqual([
      { collection: 'hero', id: expect.any(String), title: 'Hero · Imagen de fondo' },
    ])
    expect((await landing.get(`${filesOf('general')}?limit=1&offset=1`)).body).toEqual({
      total: 3,
      items: [whole.items[1]],
    })
    expect((await landing.get(`${filesOf('general')}?limit=0`)).status).toBe(400)
    expect((await landing.get(`${filesOf('general')}?bucket=x`)).status).toBe(400)
  })
})

describe('DELETE a file', () => {
  it('is 204, the second time 404: it is seen nowhere any more, whatever is asked of it', async () => {
    const boss = await api.as('super')
    const { body } = await upload(boss, await jpeg(400, 300))
    expect((await boss.get(`${body.url}?width=160`)).headers['content-type']).toBe('image/webp')
    const url = `${filesOf('general')}/${body.id}`
    expect([(await boss.delete(url)).status, (await boss.delete(url)).status]).toEqual([204, 404])
    const addresses = [body.url, `${body.url}?width=160`, body.url.replace(/view$/, 'download')]
    const asked = [
      {},
      { range: 'bytes=0-9' },
      { 'if-none-match': `"${body.id}"` },
      { 'if-none-match': `"${body.id}-160"` },
      { 'if-none-match': '*' },
    ]
    for (const address of addresses) {
      for (const headers of asked) expect((await api.anonymous.get(address, headers)).status).toBe(404)
      expect((await api.app.inject({ method: 'HEAD', url: address })).statusCode).toBe(404)
    }
    for (const query of ['', '?limit=5'])
      expect((await boss.get(`${filesOf('general')}${query}`)).body).toEqual({ total: 0, items: [] })
  })

  it('leaves it nothing that a record may come to name: 400, as one that never was', async () => {
    const landing = await api.as('admin_landing')
    const [kept, gone] = [(await upload(landing, await jpeg())).body, (await upload(landing, await jpeg())).body]
    const hero = { title: 'a', subtitle: 'b', description: 'c', backgroundImage: kept.url }
    await landing.put('/api/hero', hero)
    await landing.delete(`${filesOf('general')}/${gone.id}`)
    const before = await api.snapshot()
    const answer = await landing.put('/api/hero', { ...hero, logoImage: gone.url })
    expect([answer.status, answer.body.details]).toEqual([
      400,
      [{ path: 'logoImage', message: storageMessages.missing }],
    ])
    expect(await api.snapshot()).toBe(before)
  })

  it('is 409 in_use while a record shows it, and 204 once none does', async () => {
    const landing = await api.as('admin_landing')
    const { body } = await upload(landing, await jpeg())
    const hero = { title: 'a', subtitle: 'b', description: 'c' }
    await landing.put('/api/hero', { ...hero, logoImage: body.url.replace(/view$/, 'download') })
    const before = await api.snapshot()
    const answer = await landing.delete(`${filesOf('general')}/${body.id}`)
    expect([answer.status, answer.body.type, answer.body.message]).toEqual([409, 'in_use', 'La imagen está en uso'])
    expect(answer.body.uses).toEqual([{ collection: 'hero', id: expect.any(String), title: 'Hero · Logo' }])
    expect(await api.snapshot()).toBe(before)
    await landing.put('/api/hero', hero)
    expect((await landing.delete(`${filesOf('general')}/${body.id}`)).status).toBe(204)
  })

  it('survives twenty concurrent saves that name it: once restored, each shows it', async () => {
    const landing = await api.as('admin_landing')
    for (let round = 0; round < 4; round += 1) {
      const { body } = await upload(landing, await jpeg(), 'sponsors')
      const sponsor = { name: 'Uno', website: 'https://example.org', tier: 'gold', logo: body.url }
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          i % 2 === round % 2
            ? landing.post('/api/sponsors', sponsor)
            : landing.delete(`${filesOf('sponsors')}/${body.id}`),
        ),
      )
      expect(
        answers.map(({ status }) => status).filter((status) => ![201, 204, 400, 404, 409].includes(status)),
      ).toEqual([])
      const deletions = answers.filter(({ status }) => status === 204).length
      expect(deletions).toBeLessThanOrEqual(1)
      expect(await api.raw.collection('sponsors').countDocuments({ logo: body.url })).toBe(
        answers.filter(({ status }) => status === 201).length,
      )
      expect((await landing.get(body.url)).status).toBe(deletions === 1 ? 404 : 200)
      const batch =
        (
          await api.raw
            .collection<{ _id: string; deleted?: { batch: string } }>('sponsors.files')
            .findOne({ _id: body.id })
        )?.deleted?.batch ?? ''
      expect(
        await api.app.services.database.transaction((transaction) =>
          api.app.services.files.restore(batch, transaction),
        ),
      ).toBe(deletions)
      expect((await landing.get(body.url)).status).toBe(200)
    }
  })
})
