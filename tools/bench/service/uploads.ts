import { randomBytes } from 'node:crypto'
import { type ClientRequest, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { matchChannel } from '@torneo/contracts/endpoint/realtime'
import { openCrowd, socketOf } from '../scene/crowd.ts'
import { withMatches } from '../scene/live-matches.ts'
import { callsInSecond } from '../scene/load.ts'
import { costOf, type Processes, settledMegabytes } from '../scene/process-use.ts'
import type { Scene } from '../scene/scene.ts'
import type { Measurement } from '../table/measurement.ts'
import { figureOf, ratios } from '../table/ratios.ts'

const megabyte = 1024 * 1024
const fileSize = 5 * megabyte
const [turns, perTurn] = [5, 20]
const [openTransfers, passers, commands] = [50, 5000, 20]
const uploadPath = '/storage/buckets/general/files'

const boundary = 'torneo-bench'
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** Body of an upload with a picture of exactly 5 MB, as a browser sends it. */
const form = Buffer.concat([
  Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n`),
  Buffer.from('Content-Type: image/png\r\n\r\n'),
  onePixel,
  randomBytes(fileSize - onePixel.length),
  Buffer.from(`\r\n--${boundary}--\r\n`),
])

interface UploadTarget {
  readonly url: string
  readonly cookie?: string
}

function openUpload({ url, cookie }: UploadTarget): ClientRequest {
  return request(url, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': form.length,
      ...(cookie ? { cookie } : {}),
    },
  })
}

/** Sends the picture and returns the response. */
function upload(target: UploadTarget): Promise<{ id?: string; url?: string }> {
  return new Promise((resolve, reject) => {
    const sending = openUpload(target)
      .once('error', reject)
      .once('response', (answer) => {
        json(answer).then((body) => {
          if (answer.statusCode === 201) resolve(body as { id?: string })
          else reject(new Error(`${target.url} answered ${answer.statusCode}`))
        }, reject)
      })
    sending.end(form)
  })
}

/** Measures the cost per upload of a turn, one after the other, and then passes each stored file to `drop`. */
async function uploads(processes: Processes, target: UploadTarget, drop?: (id: string) => Promise<unknown>) {
  const stored: string[] = []
  const cost = await costOf(processes, perTurn, async () => {
    for (let sent = 0; sent < perTurn; sent += 1) stored.push((await upload(target)).id ?? '')
  })
  for (const id of stored) await drop?.(id)
  return cost
}

const afterSockets: Measurement<Scene> = {
  id: 'upload-cpu',
  rows: [
    {
      title: `Upload of 5 MB after ${passers} sockets came and went: CPU over reading and throwing it away`,
      bar: 'at most 1.6 x',
    },
  ],
  async measure(scene) {
    const [api, bare] = [await scene.fresh('large'), await scene.bare()]
    try {
      // Grows and shrinks the heap first: lists, then clients that receive some scores and disconnect.
      await callsInSecond({ url: `${api.address}/api/matches`, headers: { cookie: api.cookie } })
      await withMatches(api, 1, async ([match]) => {
        const crowd = await openCrowd(passers, socketOf(api), [matchChannel(match.id)])
        for (let sent = 0; sent < commands; sent += 1) {
          const arrived = crowd.begin()
          await match.score()
          await arrived
        }
        await crowd.close()
      })
      const [ours, theirs] = [
        { url: `${api.address}/api${uploadPath}`, cookie: api.cookie },
        { url: bare.url('/upload') },
      ]
      const { own } = await ratios(
        turns,
        () => uploads(api, ours, (id) => api.remove(`${uploadPath}/${id}`)),
        () => uploads(bare, theirs),
      )
      return [figureOf('µs', own)]
    } finally {
      await api.stop()
    }
  },
}

/**
 * Sends half of the file on each open transfer; measures memory beyond that half, which is in the service's memory or
 * on its way to the database.
 */
const standingStill: Measurement<Scene> = {
  id: 'upload-memory',
  rows: [
    {
      title: `Upload of 5 MB, ${openTransfers} standing still half-way: memory each, beyond that half`,
      bar: 'at most 1 MB',
    },
  ],
  async measure(scene) {
    // Uses a new process, because one that has worked has spare memory.
    const { pid, address, cookie, stop } = await scene.fresh('demo')
    try {
      const target = { url: `${address}/api${uploadPath}`, cookie }
      await upload(target)
      const before = await settledMegabytes(pid)
      const half = form.subarray(0, form.length / 2)
      const open = Array.from({ length: openTransfers }, () => openUpload(target).on('error', () => undefined))
      await Promise.all(open.map((sending) => new Promise((resolve) => sending.write(half, resolve))))
      const nextRecord = ((await settledMegabytes(pid)) - before) / openTransfers
      for (const sending of open) sending.destroy()
      return [{ measured: `${(nextRecord - half.length / megabyte).toFixed(2)} MB` }]
    } finally {
      await stop()
    }
  },
}

export const uploading: readonly Measurement<Scene>[] = [afterSockets, standingStill]
