import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workspace } from '../../shared/workspace.ts'
import { claimProduct } from '../product/claim-product.ts'
import { fillFromSnapshot } from '../product/snapshot.ts'
import { databasesOf } from './databases.ts'
import { documentedShell } from './documented-shell.ts'
import { done, refused, withoutNumbers } from './results.ts'

const { mongodbUri } = claimProduct()
const work = await mkdtemp(join(tmpdir(), 'torneo-commands-'))
const [copy, copies] = [join(work, 'copy.torneo'), join(work, 'copies')]
const email = 'jefa@example.org'
const shell = documentedShell({
  '<email>': email,
  '<name>': "'Jefa Nueva'",
  '<app>': 'landing-admin',
  '<file>': copy,
  '<folder>': copies,
  'before-upgrade.torneo': join(work, 'before-upgrade.torneo'),
  'audit.jsonl': join(work, 'audit.jsonl'),
})
const { run } = shell
const { aDatabase, close } = databasesOf(mongodbUri)
const demo = aDatabase('demo')

beforeAll(async () => {
  await fillFromSnapshot(demo.uri)
})
afterAll(async () => {
  await close()
  await rm(work, { recursive: true, force: true })
})

describe('accounts', () => {
  const { db, env } = aDatabase('first')
  const withPassword = { ...env, TORNEO_PASSWORD: 'una-clave-larga' }
  const user = () => db.collection('users').findOne({ email })

  it('the first super of an empty database is made, listed, helped, shut out and let in again', async () => {
    expect(await run('npm run user -- create-super <email> <name>', withPassword)).toEqual(done(`${email} can sign in`))
    expect(await user()).toMatchObject({ name: 'Jefa Nueva', role: 'super', active: true })
    const lists = ['npm run user -- list', 'node services/api/dist/user.js list']
    expect(await Promise.all(lists.map((line) => run(line, env)))).toEqual(lists.map(() => done(email)))
    expect(await run('npm run user -- reset-password <email>', withPassword)).toEqual(done('has the new password'))
    expect(await run('npm run user -- reset-second-factor <email>', env)).toEqual(done(email))
    await db.collection('sessions').insertOne({ userId: (await user())?._id })
    expect(await run('npm run user -- end-sessions <email>', env)).toEqual(done(email))
    expect(await db.collection('sessions').countDocuments()).toBe(0)
    expect(await run('npm run user -- deactivate <email>', env)).toEqual(done(email))
    expect(await user()).toMatchObject({ active: false })
    expect(await run('npm run user -- promote <email>', env)).toEqual(done(email))
    expect(await user()).toMatchObject({ active: true, role: 'super' })
    const more = {
      "npm run user -- create-super you@example.org 'Your Name'": 'you@example.org can sign in',
      'npm run user -- create-release-key <app> <name>': 'is the key for releases of landing-admin',
      "npm run user -- create-release-key referees-admin 'Lucía, CI'": 'is the key for releases of referees-admin',
    }
    expect(await Promise.all(Object.keys(more).map((line) => run(line, withPassword)))).toEqual(
      Object.values(more).map(done),
    )
  })
})

describe('backups', () => {
  const key = { BACKUP_KEY: 'una-llave-de-copias' }
  const countIn = (db: Db) => db.collection('teams').countDocuments()

  it('makes, drills and restores a backup that has no key, and one before an upgrade', async () => {
    expect(
      await Promise.all([
        run('npm run backup -- <file>', demo.env),
        run('npm run backup -- before-upgrade.torneo', demo.env),
      ]),
    ).toEqual([done(`documents in ${copy}, from documented_demo on`), done('from documented_demo on')])
    expect((await stat(copy)).mode & 0o077).toBe(0)
    const drill = await run('npm run backup -- --drill <file>')
    expect(drill).toEqual(done('This backup can be relied on.'))
    const page = await readFile(join(workspace, 'docs/operations/backup.md'), 'utf8')
    const printed =
      /^A drill of the demo prints:\n\n```\nRestore drill of .+\n([^]+?)\n```$/m.exec(page)?.[1] ?? 'nothing'
    expect(withoutNumbers(drill.output)).toContain(withoutNumbers(printed))
    // Uses the embedded database of an empty folder.
    const restored = await run('npm run restore -- <file>', { DATA_DIR: join(work, 'restored') })
    expect(restored).toEqual(done('documents restored into torneo, the embedded database'))
    expect(restored.output).not.toContain('BACKUP_KEY')
    expect(await run('npm run restore -- <file>', demo.env)).toEqual(refused('is not empty'))
  })

  it('seals a backup by key and restores an unsigned one only on request', async () => {
    const [sealed, opened] = [aDatabase('sealed'), aDatabase('opened')]
    const both = { ...opened.env, ...key }
    expect(await run('npm run restore -- <file>', both)).toEqual(refused('is not signed, though BACKUP_KEY is set'))
    expect(await countIn(opened.db)).toBe(0)
    expect(await run('npm run restore -- --unsigned <file>', both)).toEqual(done('restored into documented_opened on'))
    expect(await countIn(opened.db)).toBe(await countIn(demo.db))

    const kept = await run('npm run backup -- --keep 14 <folder>', { ...demo.env, ...key })
    expect(kept).toEqual(done('encrypted and signed'))
    const more = { '<file>': join(copies, (await readdir(copies))[0] ?? '') }
    expect(await run('npm run restore -- <file>', sealed.env, { more })).toEqual(
      refused('is encrypted: set BACKUP_KEY'),
    )
    expect(await run('npm run restore -- <file>', { ...sealed.env, ...key }, { more })).toEqual(
      done('restored into documented_sealed on'),
    )
    expect(await countIn(sealed.db)).toBe(await countIn(demo.db))
  })
})

describe('the database', () => {
  it('has a version that is named, tried and reached', async () => {
    const current = /^Version (\d+) of \1: nothing is pending$/m
    const lines = ['npm run migrate -- --status', 'npm run migrate -- --dry-run', 'npm run migrate']
    expect(await Promise.all(lines.map((line) => run(line, demo.env)))).toEqual(
      lines.map(() => ({ code: 0, output: expect.stringMatching(current) as unknown })),
    )
  })

  it('has counters that are compared, and put right', async () => {
    const teams = demo.db.collection('teams')
    expect(await run('npm run stats -- --check', demo.env)).toEqual(done('No drift'))
    await teams.updateOne({}, { $inc: { 'stats.points': 8 } })
    const drift = /^team .+ \(.+\): points stored \d+, recomputed \d+$/m
    const checks = ['npm run stats -- --check', 'node services/api/dist/stats.js --check']
    expect(await Promise.all(checks.map((line) => run(line, demo.env)))).toEqual(
      checks.map(() => ({ code: 1, output: expect.stringMatching(drift) as unknown })),
    )
    expect(await run('npm run stats -- --rebuild', demo.env)).toEqual(done('Repaired: 1 team'))
    expect(await run('node services/api/dist/stats.js --check', demo.env)).toEqual(done('No drift'))
  })

  it('has an audit log that is exported and verified, also against a head that was noted', async () => {
    expect((await run('npm run -s audit -- --export > audit.jsonl', demo.env)).code).toBe(0)
    const rows = (await readFile(join(work, 'audit.jsonl'), 'utf8')).trimEnd().split('\n')
    const last = JSON.parse(rows.at(-1) ?? '') as { sequence: number; hash: string; kind: string }
    expect([last.sequence, last.kind]).toEqual([rows.length, 'exported'])
    const of = { more: { '<id>': last.hash } }
    expect(await run('npm run audit -- --export | grep <id>', demo.env, of)).toEqual(
      done(`"sequence":${last.sequence}`),
    )
    const whole = await run('npm run audit -- --verify', demo.env)
    expect(whole).toEqual(done(`Whole: ${rows.length + 1} rows`))
    const head = whole.output.trimEnd().split(' ').at(-1) ?? ''
    expect(head).toMatch(/^\d+:[\da-f]{64}$/)
    const noted = { more: { '<sequence>:<hash> ...': `${last.sequence}:${last.hash} ${head}` } }
    expect(await run('npm run audit -- --verify <sequence>:<hash> ...', demo.env, noted)).toEqual(done('Whole: '))
    await demo.db.collection<{ _id: string }>('audit').insertOne({ _id: 'intruso' })
    expect(await run('npm run audit -- --verify', demo.env)).toEqual(
      refused('1 row cannot be read: "intruso" of audit'),
    )
  })
})

it('every line that is to be run here was run', () => {
  expect(shell.missing('database')).toEqual([])
})
