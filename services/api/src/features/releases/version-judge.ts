import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { releaseMessages } from '@torneo/contracts/releases/releases'
import { InvalidVersion, UnusableVersion } from '@torneo/section-version/archive'
import type { Judgement, OpenedVersion, UploadedVersion } from '@torneo/section-version/opened-version'
import { startThread } from '@torneo/serving/start-thread'
import { after } from '@torneo/serving/timers'
import pLimit from 'p-limit'

/** Milliseconds of a judgement, ten times what our largest section takes, and the megabytes of its thread's heap. */
export const judgeLimits = { judgeMs: 6000, heap: 512 }

/**
 * Judges uploaded versions in a thread of its own, one after the other, so that no code or style sheet holds the
 * process: parsers cannot be interrupted. The thread starts with the first upload and stays; one that takes too long or
 * too much memory is ended, and its version refused.
 */
export function createVersionJudge({ judgeMs, heap } = judgeLimits) {
  const inTurn = pLimit(1)
  let thread: { readonly worker: Worker; readonly isReady: Promise<unknown> } | null = null

  function open() {
    const worker = startThread('judge-thread', import.meta.url, { resourceLimits: { maxOldGenerationSizeMb: heap } })
    const opened = { worker, isReady: once(worker, 'message') }
    worker.on('error', () => undefined)
    worker.once('exit', () => {
      if (thread === opened) thread = null
    })
    return opened
  }

  async function judgeNow(uploaded: UploadedVersion): Promise<Judgement> {
    thread ??= open()
    const { worker, isReady } = thread
    await isReady
    let isLate = false
    const timer = after(judgeMs, async () => {
      isLate = true
      await worker.terminate()
    })
    const settled = new AbortController()
    const { signal } = settled
    try {
      worker.postMessage(uploaded)
      const [judgement] = (await Promise.race([
        once(worker, 'message', { signal }),
        once(worker, 'exit', { signal }).then(() => {
          throw isLate ? new UnusableVersion(releaseMessages.slow) : new Error('The judging thread ended')
        }),
      ])) as [Judgement]
      return judgement
    } catch (error) {
      const isFull = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
      throw isLate || isFull ? new UnusableVersion(releaseMessages.slow) : error
    } finally {
      clearTimeout(timer)
      settled.abort()
    }
  }

  return {
    /** Throws an InvalidVersion for an archive that is none, an UnusableVersion for a version that cannot run. */
    async judge(uploaded: UploadedVersion): Promise<OpenedVersion> {
      const judgement = await inTurn(() => judgeNow(uploaded))
      if ('version' in judgement) return judgement.version
      throw new (judgement.isUnusable ? UnusableVersion : InvalidVersion)(judgement.message)
    },

    name: 'judge of versions',
    start: (): void => undefined,
    stop: async (): Promise<void> => void (await thread?.worker.terminate()),
  }
}
