import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { verify } from '@node-rs/argon2'
import { MongoClient } from 'mongodb'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { newestVersion } from './migrations/migrate'
import { migrations } from './migrations/migrations'
import { untilReady, useBuiltPrograms } from './testing/built-programs'
import { freePort } from './testing/servers/free-port'
import { testDatabaseUri } from './testing/test-api'

const { uri, name } = testDatabaseUri()
const client = new MongoClient(uri)
const { run } = useBuiltPrograms()

afterAll(async () => {
  await client.db(name).dropDatabase()
  await client.close()
})

/** Resolves to a program's output and exit code. */
async function ended(child: ReturnType<typeof run>) {
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ])
  return { code, out, err }
}

/** Sends a request's head and waits until the service expects its body. */
async function beginRequest(url: string, body: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(
    [
      'POST /api/client-errors HTTP/1.1',
      'Host: x',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Expect: 100-continue',
      '\r\n',
    ].join('\r\n'),
  )
  expect(String(((await once(socket, 'data')) as [Buffer])[0])).toBe('HTTP/1.1 100 Continue\r\n\r\n')
  return socket
}

/** Throws outside of any promise when the process receives SIGUSR2. */
const planted = `data:text/javascript,process.on('SIGUSR2', () => { setTimeout(() => { throw new Error('planted') }) })`

describe('main', () => {
  it('logs where it is ready, completes requests in progress when it is stopped, and exits cleanly', async () => {
    const child = run('main', { MONGODB_URI: uri, PORT: '0', LOG_LEVEL: 'error' })
    const { url } = await untilReady(child)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const product = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as object
    expect(product).toMatchObject({
      version: ((await (await fetch(`${url}/api/version`)).json()) as { version: string }).version,
    })
    expect(await client.db(name).collection<{ _id: string }>('tournaments').findOne({ _id: '1' })).toMatchObject({
      rostersClosed: false,
    })

    const body = '{"message":"tarde"}'
    const slow = await beginRequest(url, body)
    child.kill('SIGTERM')
    await expect
      .poll(() =>
        fetch(`${url}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed')
    // The client keeps its side open; the service must close its own, or a browser's connection would keep the process
    // alive.
    slow.write(body)
    expect(await text(slow)).toMatch(/^HTTP\/1\.1 204[^]*\nconnection: close\r\n/i)
    const [code] = (await once(child, 'exit')) as [number]
    expect(code).toBe(0)
  })

  it('logs the stack of an error thrown outside of every request, completes requests in progress, accepts no new ones, and exits with 70', async () => {
    const child = run('main', {
      MONGODB_URI: uri,
      PORT: '0',
      LOG_LEVEL: 'silent',
      NODE_OPTIONS: `--import "${planted}"`,
    })
    const { url } = await untilReady(child)
    const body = '{"message":"tarde"}'
    const slow = await beginRequest(url, body)
    const output = text(child.stdout)
    child.kill('SIGUSR2')
    await expect
      .poll(() =>
        fetch(`${url}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed')
    slow.write(body)
    expect(await text(slow)).toMatch(/^HTTP\/1\.1 204/)
    expect(await once(child, 'exit')).toEqual([70, null])
    const [fatal = ''] = (await output).trim().split('\n')
    expect(JSON.parse(fatal)).toMatchObject({
      level: 60,
      msg: 'an unhandled error ends this process',
      err: { message: 'planted', stack: expect.stringContaining('at ') as string },
    })
  })

  it('exits within seconds of such an error though a request never ends', async () => {
    const child = run('main', {
      MONGODB_URI: uri,
      PORT: '0',
      LOG_LEVEL: 'silent',
      NODE_OPTIONS: `--import "${planted}"`,
    })
    const { url } = await untilReady(child)
    const slow = (await beginRequest(url, '{"message":"nunca"}')).on('error', () => undefined)
    child.stdout.resume()
    child.kill('SIGUSR2')
    expect(await once(child, 'exit')).toEqual([70, null])
    slow.destroy()
  })

  it('ends with one line when a setting is wrong or a port is taken', async () => {
    const taken = createServer().listen(await freePort(), '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as { port: number }
    const [setting, occupied] = await Promise.all([
      ended(run('main', { MONGODB_URI: uri, PORT: 'abc' })),
      ended(run('main', { MONGODB_URI: uri, PORT: String(port), LOG_LEVEL: 'silent' })),
    ])
    taken.close()
    expect(setting).toEqual({
      code: 1,
      out: '',
      err: 'PORT cannot be used: use a number from 0 to 65535, for example PORT=4200\n',
    })
    expect(occupied).toEqual({
      code: 1,
      out: '',
      err: `Port ${port} is taken: stop what uses it, or choose another with PORT=${port + 1}\n`,
    })
  })
})

describe('stored shapes that are newer than the service', () => {
  it('end every program with one line that names both versions, and change nothing', async () => {
    const MONGODB_URI = uri.replace(name, `${name}_newer`)
    const db = client.db(`${name}_newer`)
    onTestFinished(async () => void (await db.dropDatabase()))
    await db.collection<{ _id: number }>('migrations').insertOne({ _id: 99 })
    const line =
      `The database ${name}_newer has stored shapes of version 99, and this service knows them up to version ${newestVersion}: ` +
      'use the newer service, or a backup that was made before the upgrade\n'
    const settings = { MONGODB_URI, PORT: '0', TORNEO_PASSWORD: 'clave-larga' }
    const programs = [
      ['main'],
      ['migrate'],
      ['migrate', '--dry-run'],
      ['seed'],
      ['stats', '--check'],
      ['user', 'create-super', 'a@torneo.local', 'A'],
    ]
    for (const [program = '', ...args] of programs)
      expect([program, await ended(run(program, settings, args))]).toEqual([program, { code: 1, out: '', err: line }])
    expect((await db.listCollections().toArray()).map((row) => row.name)).toEqual(['migrations'])
  })
})

describe('the other programs', () => {
  it('seed fills an empty database once, with accounts that can sign in; create-super adds one', async () => {
    const MONGODB_URI = uri.replace(name, `${name}_seed`)
    const db = client.db(`${name}_seed`)
    onTestFinished(async () => void (await db.dropDatabase()))
    expect(await ended(run('seed', { MONGODB_URI }))).toEqual({
      code: 0,
      out: 'The demo tournament was written\n',
      err: '',
    })
    const before = await db.collection('users').find().sort({ _id: 1 }).toArray()
    expect(before).toHaveLength(8)
    // Ids created at the same moment sort in any order.
    expect(Object.fromEntries(before.map(({ email, role }) => [email as string, role as string]))).toMatchObject({
      'super@torneo.local': 'super',
      'torneo@torneo.local': 'admin_tournament',
      'landing@torneo.local': 'admin_landing',
      'capitan@torneo.local': 'team_captain',
    })
    expect(await db.collection('tournament_sports').countDocuments()).toBe(6)

    expect(await ended(run('seed', { MONGODB_URI }))).toEqual({ code: 0, out: 'Nothing was written\n', err: '' })
    expect(await db.collection('users').find().sort({ _id: 1 }).toArray()).toEqual(before)

    const settings = { MONGODB_URI, TORNEO_PASSWORD: 'clave-larga' }
    const [made, taken, short, usage] = await Promise.all([
      ended(run('user', settings, ['create-super', 'Jefa@Torneo.local', 'Jefa', 'Nueva'])),
      ended(run('user', settings, ['create-super', 'super@torneo.local', 'Otra'])),
      ended(run('user', { ...settings, TORNEO_PASSWORD: 'corta' }, ['create-super', 'x@torneo.local', 'X'])),
      ended(run('user', settings, [])),
    ])
    expect(made).toEqual({ code: 0, out: `jefa@torneo.local can sign in as super (database ${name}_seed)\n`, err: '' })
    expect(taken).toEqual({ code: 1, out: '', err: 'super@torneo.local already has an account\n' })
    expect(short).toEqual({ code: 1, out: '', err: 'password: La contraseña debe tener al menos 8 caracteres\n' })
    expect(usage.err).toMatch(/^Usage: list \| create-super <email> <name>/)
    const jefa = await db.collection('users').findOne({ email: 'jefa@torneo.local' })
    expect(jefa).toMatchObject({ name: 'Jefa Nueva', role: 'super', active: true })
  })

  it('user create-release-key prints a key once, and stores its fingerprint alone', async () => {
    const MONGODB_URI = uri.replace(name, `${name}_key`)
    const db = client.db(`${name}_key`)
    onTestFinished(async () => void (await db.dropDatabase()))
    const create = (...args: string[]) => ended(run('user', { MONGODB_URI }, ['create-release-key', ...args]))
    const made = await create('landing-admin', 'Carla,', 'CI')
    expect(made).toMatchObject({ code: 0, err: '' })
    const [, secret = ''] = /^(torneo_rk_\S{20,}) is the key for releases of landing-admin/.exec(made.out) ?? []
    const [stored] = await db.collection('release_keys').find().toArray()
    expect(stored).toMatchObject({ app: 'landing-admin', name: 'Carla, CI', revoked: null })
    expect(JSON.stringify(stored)).not.toContain(secret)
    expect(await db.collection('audit').find().toArray()).toMatchObject([
      { kind: 'release-key-created', from: 'console', who: { name: 'Torneo' } },
    ])
    expect((await create('Landing!', 'Carla')).err).toMatch(/^app: /)
    expect((await create('landing-admin')).err).toMatch(/^Usage: /)
    expect(await db.collection('release_keys').countDocuments()).toBe(1)
  })

  it('audit prints the log, a row a line, and names the first link that does not hold', async () => {
    const MONGODB_URI = uri.replace(name, `${name}_audit`)
    const db = client.db(`${name}_audit`)
    onTestFinished(async () => void (await db.dropDatabase()))
    await db.collection<{ _id: number }>('migrations').insertOne({ _id: newestVersion })
    const audit = (...args: string[]) => ended(run('audit', { MONGODB_URI }, args))
    await audit('--export')
    const printed = await audit('--export')
    expect(
      printed.out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as object),
    ).toMatchObject([
      { sequence: 1, kind: 'exported', from: 'console' },
      { sequence: 2, kind: 'exported', who: { name: 'Torneo' } },
    ])
    const whole = await audit('--verify')
    expect([whole.code, whole.out]).toEqual([
      0,
      expect.stringMatching(/^Whole: 2 rows, 0 of them with a MAC; the head is 2:[0-9a-f]{64}\n$/),
    ])
    const [head = ''] = /2:[0-9a-f]{64}/.exec(whole.out) ?? []
    await db.collection<{ _id: number }>('audit').deleteOne({ _id: 2 })
    const cut = await audit('--verify', head)
    expect([cut.code, cut.out]).toEqual([
      1,
      expect.stringMatching(/^Broken: row 2 is missing: the end was cut off, row 2 was noted\. One chain: 1 rows/),
    ])
    await db.collection('audit').insertMany([{ _id: 'intruso', kind: 'sign-in' }, { _id: 7 }] as never)
    for (const mode of ['--verify', '--export']) {
      const { code, out, err } = await audit(mode)
      expect([code, out + err]).toEqual([
        1,
        expect.stringMatching(/2 rows cannot be read: "intruso" of audit \(.*_id.*\), 7 of audit \(kind, .+\)/),
      ])
    }
    expect((await audit('--verify', '2:abc')).err).toMatch(/^Usage: audit --verify/)
  })

  it('user reset-password lets a super in again, ends open sessions, and changes nothing for an unknown user', async () => {
    const MONGODB_URI = uri.replace(name, `${name}_reset`)
    const db = client.db(`${name}_reset`)
    onTestFinished(async () => void (await db.dropDatabase()))
    const settings = { MONGODB_URI, TORNEO_PASSWORD: 'clave-larga' }
    await ended(run('user', settings, ['create-super', 'jefa@torneo.local', 'Jefa']))
    const before = await db.collection('users').findOne()
    await db.collection('sessions').insertOne({ userId: before?._id, expiresAt: new Date(Date.now() + 60_000) })
    const [nobody, short] = await Promise.all([
      ended(run('user', settings, ['reset-password', 'nadie@torneo.local'])),
      ended(run('user', { ...settings, TORNEO_PASSWORD: 'corta' }, ['reset-password', 'jefa@torneo.local'])),
    ])
    expect(nobody).toEqual({ code: 1, out: '', err: 'nadie@torneo.local has no account\n' })
    expect(short).toEqual({ code: 1, out: '', err: 'password: La contraseña debe tener al menos 8 caracteres\n' })
    expect([await db.collection('users').findOne(), await db.collection('sessions').countDocuments()]).toEqual([
      before,
      1,
    ])

    const out = await ended(
      run('user', { ...settings, TORNEO_PASSWORD: 'otra-clave' }, ['reset-password', ' Jefa@torneo.local ']),
    )
    expect(out).toEqual({
      code: 0,
      out: `jefa@torneo.local has the new password; every session was ended (database ${name}_reset)\n`,
      err: '',
    })
    const after = await db.collection('users').findOne()
    expect([
      await verify(String(after?.['passwordHash']), 'otra-clave'),
      await db.collection('sessions').countDocuments(),
    ]).toEqual([true, 0])

    await db.collection('sessions').insertOne({ userId: before?._id, expiresAt: new Date(Date.now() + 60_000) })
    const user = (...args: string[]) => ended(run('user', { MONGODB_URI, USER: 'guardia' }, args))
    expect((await user('end-sessions', 'jefa@torneo.local')).out).toBe(
      `every session of jefa@torneo.local was ended (database ${name}_reset)\n`,
    )
    expect(await db.collection('sessions').countDocuments()).toBe(0)
    await db.collection<{ _id: string }>('second_factors').insertOne({ _id: String(before?._id) })
    await db.collection('users').updateOne({}, { $set: { secondFactor: true } })
    expect((await user('list')).out).toContain('Jefa (second factor)')
    expect((await user('reset-second-factor', 'jefa@torneo.local')).out).toBe(
      `jefa@torneo.local signs in without a second factor; every session was ended (database ${name}_reset)\n`,
    )
    expect([
      await db.collection('second_factors').countDocuments(),
      (await db.collection('users').findOne())?.secondFactor,
    ]).toEqual([0, false])
    expect((await user('deactivate', 'jefa@torneo.local')).out).toContain(
      'is deactivated; every session was ended. There is no active super admin left',
    )
    expect((await user('list')).out).toMatch(/^jefa@torneo\.local +super +deactivated Jefa\n1 accounts/)
    expect((await user('promote', 'jefa@torneo.local')).out).toContain('is a super admin and active')
    expect(await db.collection('users').findOne()).toMatchObject({ role: 'super', active: true })
    expect(
      await db
        .collection('audit')
        .find({}, { projection: { kind: 1, from: 1, detail: 1 } })
        .sort({ _id: 1 })
        .toArray(),
    ).toMatchObject([
      { kind: 'account-created', from: 'console' },
      { kind: 'password-changed' },
      { kind: 'sessions-ended', detail: 'guardia' },
      { kind: 'second-factor-changed', detail: 'guardia' },
      { kind: 'account-deactivated' },
      { kind: 'role-changed' },
    ])
  })

  it('stats tells where the counters drifted and ends with 1, repairs them, and says how it is used', async () => {
    const MONGODB_URI = uri.replace(name, `${name}_stats`)
    const db = client.db(`${name}_stats`)
    onTestFinished(async () => void (await db.dropDatabase()))
    await db
      .collection<{ _id: string }>('teams')
      .insertOne({ _id: 'equipo', name: 'Promo 98', stats: { played: 1, points: 3 } } as { _id: string })
    const stats = (...args: string[]) => ended(run('stats', { MONGODB_URI }, args))
    const older = await stats('--check')
    expect([older.code, older.out, older.err]).toEqual([
      1,
      '',
      expect.stringContaining('has stored shapes of version 0, and this program works on version'),
    ])
    const steps = [
      await ended(run('migrate', { MONGODB_URI }, ['--dry-run'])),
      await ended(run('migrate', { MONGODB_URI })),
      await ended(run('migrate', { MONGODB_URI }, ['--status'])),
    ]
    expect(steps.map(({ code, err }) => [code, err])).toEqual(steps.map(() => [0, '']))
    expect(steps[0]?.out).toBe(
      `Version 0 of ${newestVersion}: ${newestVersion} pending\n${migrations.map(({ description }, index) => `${index + 1} ${description}: would change 0 documents\n`).join('')}`,
    )
    expect(steps[2]?.out).toBe(`Version ${newestVersion} of ${newestVersion}: nothing is pending\n`)
    const drift =
      'team Promo 98 (equipo): played stored 1, recomputed 0\nteam Promo 98 (equipo): points stored 3, recomputed 0\n'
    expect(await stats('--check')).toEqual({
      code: 1,
      out: `${drift}Drift in 1 team and 0 players, of 1 team and 0 players. stats --rebuild repairs it.\n`,
      err: '',
    })
    expect(await stats('--rebuild')).toEqual({
      code: 0,
      out: `${drift}Repaired: 1 team and 0 players, of 1 team and 0 players, now have what was recomputed.\n`,
      err: '',
    })
    const [again, ...wrong] = await Promise.all([
      stats('--check'),
      stats(),
      stats('--check', '--rebuild'),
      stats('--fix'),
    ])
    expect(again).toEqual({
      code: 0,
      out: 'No drift: 1 team and 0 players have what the finished matches make them.\n',
      err: '',
    })
    const usage = 'Usage: stats --check (compare) or stats --rebuild (compare and repair)\n'
    expect(wrong).toEqual(wrong.map(() => ({ code: 1, out: '', err: usage })))
  })
})
