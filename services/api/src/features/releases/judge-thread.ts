import { parentPort } from 'node:worker_threads'
import { judgeVersion, type UploadedVersion } from '@torneo/section-version/opened-version'

/** The thread of `createVersionJudge`: responds to each uploaded version with its judgement. */
parentPort?.on('message', (uploaded: UploadedVersion) => {
  judgeVersion(uploaded).then(
    (judgement) => parentPort?.postMessage(judgement),
    // Ends the thread, and with it this judgement alone.
    (error: unknown) => {
      throw error
    },
  )
})
parentPort?.postMessage('ready')
