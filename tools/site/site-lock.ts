import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { PlainError } from '../shared/plain-error.ts'
import { isAlive } from '../shared/process-alive.ts'

/** Milliseconds: between two tries, and until whoever waits gives up. A change of the list takes a few. */
const patience = { step: 20, whole: 10_000 }

/**
 * Runs `work` while nobody else changes the list of a site. A lock whose owner is gone is taken over; one that is held for long is a PlainError.
 * Over machines too, as long as they share the folder: then only the patience ends a lock left behind.
 */
export async function withSiteLock<T>(siteDir: string, work: () => Promise<T>): Promise<T> {
  const lock = join(siteDir, '.live.lock')
  const deadline = Date.now() + patience.whole
  await mkdir(siteDir, { recursive: true })
  while (!(await take(lock))) {
    if (Date.now() > deadline) throw new PlainError(`Somebody has been changing ${siteDir} for ${patience.whole / 1000} s. If nobody is, delete ${lock} and try again.`)
    await delay(patience.step)
  }
  try {
    return await work()
  } finally {
    await rm(lock, { recursive: true, force: true })
  }
}

async function take(lock: string): Promise<boolean> {
  try {
    await mkdir(lock)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const owner = Number(await readFile(join(lock, 'owner'), 'utf8').catch(() => ''))
    if (owner > 0 && !isAlive(owner)) await rm(lock, { recursive: true, force: true })
    return false
  }
  try {
    await writeFile(join(lock, 'owner'), String(process.pid))
    return true
  } catch (error) {
    // On a full disk there is room for a folder and not for a name in it; a lock of nobody would keep everybody out.
    await rm(lock, { recursive: true, force: true })
    throw error
  }
}
