import { describe, expect, it } from 'vitest'
import { linkTo } from '../../data/audit/audit-chain'
import { createAuditRepository } from '../../data/audit/audit.repository'
import { testPassword, useTestApi } from '../../testing/test-api'
import { createTestClient } from '../../testing/test-client'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'

const api = useTestApi({ AUDIT_KEY: 'una-clave-de-prueba' })
const node = useNode(api, { environment: { AUDIT_KEY: 'una-clave-de-prueba' } })
const at = tournamentScene(api)

const rowsOf = async (query = '') =>
  (await (await api.as('super')).get(`/api/audit${query}`)).body.items as Record<string, unknown>[]
const audit = () => api.app.services.audit
const stored = () =>
  api.raw.collection<{ _id: number; kind?: string; at?: Date; prev?: string; hash?: string; mac?: string | undefined }>(
    'audit',
  )
/** Adds seven rows by one person. */
async function fill(): Promise<void> {
  for (let index = 0; index < 7; index += 1)
    await audit().add(
      { kind: 'sign-in', detail: String(index) },
      { by: { id: 'ana', name: 'Ana' }, from: '10.0.0.0/24' },
    )
  await audit().linkPending()
}

describe('the audit log', () => {
  it('stores sign-ins, rejected ones and sign-outs: user and network; never the typed name of an unknown account', async () => {
    const ana = await api.addUser({ role: 'admin_landing', name: 'Ana', email: 'ana@torneo.local' })
    const phone = createTestClient(api.app, null, '10.1.2.77')
    const home = createTestClient(api.app, null, '2001:db8:1:2:3:4:5:6')
    await phone.post('/api/account/sessions', { email: ana.email, password: 'equivocada' })
    await home.post('/api/account/sessions', { email: 'mi-clave-secreta@nadie.local', password: 'equivocada' })
    const { headers } = await phone.post('/api/account/sessions', { email: ana.email, password: testPassword })
    const [, token = ''] = /torneo_session=([^;]+)/.exec(String(headers['set-cookie'])) ?? []
    await createTestClient(api.app, token, '10.1.2.77').delete('/api/account/sessions/current')
    const who = { id: ana.id, name: 'Ana' }
    expect(await rowsOf()).toMatchObject([
      { sequence: 4, kind: 'sign-out', who, from: '10.1.2.0/24' },
      { sequence: 3, kind: 'sign-in', who, from: '10.1.2.0/24' },
      { sequence: 2, kind: 'sign-in-refused', who: null, subject: null, from: '2001:db8:1:2::/64' },
      {
        sequence: 1,
        kind: 'sign-in-refused',
        who: null,
        subject: { collection: 'users', id: ana.id, title: 'Ana' },
        from: '10.1.2.0/24',
      },
    ])
    expect(JSON.stringify(await stored().find().toArray())).not.toMatch(/@|secreta|equivocada|\.2\.77/)
  })

  it('stores changes of accounts and rights', async () => {
    const chief = await api.as('super')
    const { userId } = (
      await chief.post('/api/users/admin', {
        email: 'eva@torneo.local',
        name: 'Eva',
        password: 'una-clave-larga',
        role: 'admin_landing',
      })
    ).body
    await chief.patch(`/api/users/${userId}`, { name: 'Eva B' })
    await chief.patch(`/api/users/${userId}`, { role: 'admin_tournament' })
    await chief.post(`/api/users/${userId}/password`, { password: 'otra-clave-larga' })
    await chief.delete(`/api/users/${userId}`)
    await chief.post(`/api/users/${userId}/activate`)
    await chief.delete('/api/account/sessions')
    await (await api.as('super')).put('/api/account/password', { current: testPassword, next: 'campanas-del-patio' })
    expect((await rowsOf()).map(({ kind, detail }) => [kind, detail])).toEqual([
      ['password-changed', 'own'],
      ['sessions-ended', 'all others'],
      ['account-activated', ''],
      ['account-deactivated', ''],
      ['password-changed', ''],
      ['role-changed', 'admin_landing to admin_tournament'],
      ['account-created', 'admin_landing'],
    ])
  })

  it('keeps finishes, reopens, deletions, restores and purges; a refused one leaves nothing', async () => {
    for (const team of ['a', 'b']) await at.team(team, { sportId: 'futbol', promotionId: 'p' })
    await at.match('m1', { sportId: 'futbol', homeTeamId: 'a', awayTeamId: 'b', status: 'live', homeScore: 2 })
    const boss = await api.as('super')
    expect((await boss.delete('/api/matches/m1')).status).toBe(409)
    expect(await rowsOf()).toEqual([])
    await boss.post('/api/matches/m1/finish')
    await boss.post('/api/matches/m1/reopen')
    const { id } = (await boss.post('/api/sponsors', { name: 'Acme', website: 'x.com', tier: 'gold' })).body
    await boss.delete(`/api/sponsors/${id}`)
    await boss.post(`/api/bin/${id}/restore`)
    await boss.delete(`/api/sponsors/${id}`)
    await boss.delete(`/api/bin/${id}`)
    const [subject, match] = [
      { collection: 'sponsors', id, title: 'Acme' },
      { collection: 'matches', id: 'm1', title: 'a – b' },
    ]
    expect(await rowsOf()).toMatchObject([
      { kind: 'purged', subject },
      { kind: 'deleted', subject },
      { kind: 'restored', subject },
      { kind: 'deleted', subject },
      { kind: 'match-reopened', subject: { ...match, title: expect.any(String) as string } },
      { kind: 'match-finished', detail: '2-0', subject: { ...match, title: expect.any(String) as string } },
    ])
  })

  it('is one chain without a gap, for any number of concurrent nodes', async () => {
    const logs = [audit(), node.app.services.audit]
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        logs.map((log) => log.add({ kind: 'sign-in', detail: String(index) }, { by: { id: 'x', name: 'X' } })),
      ).flat(),
    )
    await Promise.all(logs.map((log) => log.linkPending()))
    expect(await audit().verify()).toMatchObject({ rows: 60, withMac: 60, broken: null })
    expect(await api.raw.collection('audit_pending').countDocuments()).toBe(0)
  })

  it('finishes pending events of a node that died', async () => {
    await api.raw
      .collection<{ _id: string }>('audit_pending')
      .insertOne({ _id: 'x', at: new Date(), kind: 'sign-in', who: null, from: '', subject: null, detail: '' } as {
        _id: string
      })
    expect(await rowsOf()).toMatchObject([{ sequence: 1, kind: 'sign-in' }])
  })
})

describe('the chain of the log', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    ['changed', () => stored().updateOne({ _id: 4 }, { $set: { kind: 'sign-out' } }), 'row 4 was changed'],
    ['removed', () => stored().deleteOne({ _id: 4 }), 'row 4 is missing'],
    ['removed at the beginning', () => stored().deleteMany({ _id: { $lt: 3 } }), 'row 1 is missing'],
    [
      'put in another place',
      async () => {
        const moved = await stored()
          .find({ _id: { $in: [4, 5] } })
          .sort({ _id: 1 })
          .toArray()
        await stored().deleteMany({ _id: { $in: [4, 5] } })
        await stored().insertMany(moved.map((row) => ({ ...row, _id: 9 - row._id })))
      },
      'row 4 was changed',
    ],
    [
      'cut off at the end',
      () => stored().deleteMany({ _id: { $gt: 5 } }),
      'row 6 is missing: the end was cut off, row 7 was noted',
    ],
    [
      'stripped of its MAC',
      () => stored().updateOne({ _id: 3 }, { $unset: { mac: '' } }),
      'row 3 was not written with this AUDIT_KEY',
    ],
  ])('names a row that was %s', async (_what, forge, broken) => {
    await fill()
    const anchor = await audit().head()
    expect(await audit().verify([anchor])).toMatchObject({ rows: 7, broken: null })
    await forge()
    expect((await audit().verify([anchor])).broken).toBe(broken)
  })

  it('names rows that cannot be read, beside the chain, in it and waiting for it', async () => {
    await fill()
    const anywhere = (name: string) => api.raw.collection<{ _id: unknown }>(name)
    const foreign = { at: 'ayer', kind: 'sign-in', who: null, from: '', subject: null, detail: '', prev: '', hash: '' }
    await anywhere('audit').insertOne({ _id: 'intruso', ...foreign })
    await anywhere('audit_pending').insertOne({ _id: 'espera', ...foreign })
    expect((await audit().verify()).broken).toBe(
      '2 rows cannot be read: "intruso" of audit (_id, at), "espera" of audit_pending (at)',
    )
    await stored().updateOne({ _id: 4 }, { $unset: { kind: '' } })
    expect((await audit().verify()).broken).toMatch(
      /^row 4 is missing; 3 rows cannot be read: (?=.*\b4 of audit \(kind\))/,
    )
    await anywhere('audit').insertMany(Array.from({ length: 100 }, (_, index) => ({ _id: `x${index}`, ...foreign })))
    expect((await audit().verify()).broken).toMatch(/103 rows cannot be read: .+ and 83 more$/)
  })

  it('is not to be forged by somebody who can compute hashes', async () => {
    await fill()
    const anchor = await audit().head()
    await stored().deleteMany({ _id: { $gt: 2 } })
    // Written past the service, which would link the row with its key.
    const forge = async () => {
      const { sequence, ...row } = linkTo(
        await audit().head(),
        { kind: 'sign-out', at: new Date().toISOString(), who: null, from: '', subject: null, detail: '' },
        null,
      )
      await stored().insertOne({ _id: sequence, ...row, at: new Date(row.at) })
    }
    await forge()
    expect((await audit().verify()).broken).toBe('row 3 was not written with this AUDIT_KEY')
    while ((await audit().head()).sequence < 7) await forge()
    // All MACs removed, and each row linked again.
    const bare = await stored().find().sort({ _id: 1 }).toArray()
    await stored().deleteMany({})
    let last = { sequence: 0, hash: '' }
    for (const { _id: _, prev: _prev, hash: _hash, mac: _mac, ...event } of bare) {
      const { sequence, ...row } = linkTo(last, { ...event, at: event.at?.toISOString() } as never, null)
      last = { sequence, hash: row.hash }
      await stored().insertOne({ _id: sequence, ...row, at: new Date(row.at) })
    }
    expect((await audit().verify()).broken).toBe('row 1 was not written with this AUDIT_KEY')
    expect((await audit().verify([], 8)).broken).toBeNull()
    const withoutKey = createAuditRepository(api.app.services.database, null, api.app.log)
    expect((await withoutKey.verify()).broken).toBeNull()
    expect((await withoutKey.verify([anchor])).broken).toMatch(/^row 7 is not the one that was noted/)
  })
})

describe('the audit log of a super', () => {
  it('is found by person, kind and time, a page at a time', async () => {
    const boss = await api.as('super')
    await fill()
    const other = await api.addUser({ role: 'admin_landing', name: 'Eva' })
    await boss.delete(`/api/users/${other.id}`)
    const found = async (query: string) =>
      (await boss.get(`/api/audit?${query}`)).body as { total: number; items: { kind: string }[] }
    expect((await found('limit=2')).items).toHaveLength(2)
    expect((await found('limit=2&offset=7')).items).toHaveLength(1)
    expect([
      (await found('person=ana')).total,
      (await found(`person=${other.id}`)).total,
      (await found('kind=account-deactivated')).total,
    ]).toEqual([7, 1, 1])
    const now = new Date().toISOString()
    expect([(await found(`since=${now}`)).total, (await found(`until=${now}`)).total]).toEqual([0, 8])
    expect((await boss.get('/api/audit?since=ayer')).status).toBe(400)
  })

  it('is exported, which it keeps; others may neither', async () => {
    const boss = await api.as('super')
    await fill()
    expect((await boss.post('/api/audit/exports', { person: 'ana' })).body).toMatchObject({ total: 7 })
    expect(await rowsOf('?limit=1')).toMatchObject([
      { kind: 'exported', who: { id: boss.user.id }, detail: 'rows=7 person=ana' },
    ])
    const before = await api.snapshot()
    for (const role of ['admin_tournament', 'admin_landing', 'team_captain'] as const) {
      expect([
        (await (await api.as(role)).get('/api/audit')).status,
        (await (await api.as(role)).post('/api/audit/exports', {})).status,
      ]).toEqual([403, 403])
    }
    expect((await api.anonymous.get('/api/audit')).status).toBe(401)
    expect(JSON.parse(before).find(([name]: [string]) => name === 'audit')).toEqual(
      JSON.parse(await api.snapshot()).find(([name]: [string]) => name === 'audit'),
    )
  })
})
