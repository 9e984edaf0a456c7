import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { PlainError } from '../../shared/plain-error.ts'
import { isAlive } from '../../shared/process-alive.ts'

/** Milliseconds between attempts and until giving up: a change of the list takes only a few. */
const [retryMs, timeoutMs] = [20, 10_000]

/**
 * Runs `work` under the site's lock. Takes over a lock whose owner process is dead; throws a PlainError after waiting
 * ten seconds. It also works between machines that share the folder, where a stale lock is not taken over.
 */
export async function withSiteLock<T>(siteDir: string, work: () => Promise<T>): Promise<T> {
  const lock = join(siteDir, '.live.lock')
  const deadline = Date.now() + timeoutMs
  await mkdir(siteDir, { recursive: true })
  while (!(await acquire(lock))) {
    if (Date.now() > deadline)
      throw new PlainError(
        `Someone has been changing ${siteDir} for ${timeoutMs / 1000} s. If no one is, delete ${lock} and try again.`,
      )
    await delay(retryMs)
  }
  try {
    return await work()
  } finally {
    await rm(lock, { recursive: true, force: true })
  }
}

async function acquire(lock: string): Promise<boolean> {
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
    // A full disk may have room for the folder but not for the file in it; a lock without an owner would block
    // everybody.
    await rm(lock, { recursive: true, force: true })
    throw error
  }
}
