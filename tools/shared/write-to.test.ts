import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeBackup } from '../operate/backup-file.ts'
import { makeScheduledFolder } from '../operate/keep-backups.ts'
import { writePackages } from '../sdk/write-packages.ts'
import { describeFailure, PlainError } from './plain-error.ts'
import { writeTo } from './write-to.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'torneo-write-'))
  await mkdir(join(dir, 'folder'))
  await writeFile(join(dir, 'file'), 'hola')
})
afterAll(() => rm(dir, { recursive: true, force: true }))

async function* noRows() {}
const backup = (file: string) => writeBackup(file, null, { torneoBackup: 1, at: '' }, noRows())

test.each<[what: string, path: string, write: (path: string) => Promise<unknown>, reason: string]>([
  ['a backup in a missing folder', 'missing/x.torneo', backup, 'its folder does not exist'],
  ['a backup below a file', 'file/x.torneo', backup, 'its path leads through a file'],
  ['a backup in place of a folder', 'folder', backup, 'a folder has its name'],
  ['a backup with a long name', 'x'.repeat(300), backup, 'its name is too long'],
  ['scheduled backups in a file', 'file', makeScheduledFolder, 'a file has its name'],
  ['scheduled backups below a file', 'file/kept', makeScheduledFolder, 'its path leads through a file'],
  ['packages in a file', 'file', writePackages, 'a file has its name'],
  ['packages below a file', 'file/sdk', writePackages, 'its path leads through a file'],
])('%s is refused in a sentence, and leaves nothing', async (_, name, write, reason) => {
  const path = join(dir, name)
  const error: unknown = await write(path).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(PlainError)
  expect(describeFailure(error)).toMatch(`${path} cannot be written: ${reason}`)
  expect(await readFile(join(dir, 'file'), 'utf8')).toBe('hola')
})

test('a fault of another file is not blamed on the path', async () => {
  await expect(writeTo(join(dir, 'folder'), () => readFile(join(dir, 'no-build')))).rejects.toMatchObject({
    code: 'ENOENT',
  })
})
