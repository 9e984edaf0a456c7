import { randomBytes } from 'node:crypto'
import { type ClientRequest, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../shared/free-port.ts'
import { type Service, startService } from '../shared/service.ts'
import { waitForHttp } from '../shared/wait-for-http.ts'
import { workspace } from '../shared/workspace.ts'
import { cpuSeconds, residentMegabytes } from './process-use.ts'
import type { Row } from './table.ts'

const megabyte = 1024 * 1024
const fileSize = 5 * megabyte
const [rounds, perRound] = [5, 20]
const openTransfers = 50

const boundary = 'torneo-bench'
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
/** A picture of exactly 5 MB, as a browser sends it. */
const form = Buffer.concat([
  Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n`),
  Buffer.from('Content-Type: image/png\r\n\r\n'),
  onePixel, randomBytes(fileSize - onePixel.length), Buffer.from(`\r\n--${boundary}--\r\n`),
])

interface UploadTarget {
  readonly pid: number
  readonly url: string
  readonly cookie?: string
}

function openUpload({ url, cookie }: UploadTarget): ClientRequest {
  return request(url, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': form.length, ...(cookie ? { cookie } : {}),
    },
  })
}

/** Sends the picture and gives what was answered. */
function upload(target: UploadTarget): Promise<{ id?: string }> {
  return new Promise((resolve, reject) => {
    const sending = openUpload(target).once('error', reject).once('response', (answer) => {
      json(answer).then((body) => {
        if (answer.statusCode === 201) resolve(body as { id?: string })
        else reject(new Error(`${target.url} answered ${answer.statusCode}`))
      }, reject)
    })
    sending.end(form)
  })
}

/** Milliseconds of processor time for each of a round's uploads, one after the other. What they stored is deleted afterwards. */
async function round(target: UploadTarget): Promise<number> {
  const before = await cpuSeconds(target.pid)
  const answers: { id?: string }[] = []
  while (answers.length < perRound) answers.push(await upload(target))
  const used = await cpuSeconds(target.pid) - before
  for (const { id } of answers) {
    if (id) await fetch(`${target.url}/${id}`, { method: 'DELETE', headers: { cookie: target.cookie ?? '' } })
  }
  return used / perRound * 1000
}

async function startBare(): Promise<Service & { url: string }> {
  const port = await freePort()
  const service = startService({
    args: ['--import', 'tsx', fileURLToPath(new URL('bare-upload.fixture.ts', import.meta.url))],
    cwd: workspace,
    env: { ...process.env, NODE_ENV: 'production', BARE_PORT: String(port) },
  })
  const url = `http://127.0.0.1:${port}/`
  if (await waitForHttp(`${url}readyz`, 20_000)) return { ...service, url }
  await service.stop()
  throw new Error(service.tail().join('\n'))
}

/**
 * The processor time of keeping an upload of 5 MB, over that of reading it and throwing it away. They take turns, so that what else the
 * machine does weighs on both; the median turn counts.
 */
export async function uploadCpu(api: UploadTarget): Promise<Row> {
  const bare = await startBare()
  try {
    // Warm: so that no turn pays for what runs for the first time.
    for (const target of [bare, api, bare, api, bare, api]) await round(target)
    const turns: { kept: number; ratio: number }[] = []
    while (turns.length < rounds) {
      const thrownAway = await round(bare)
      const kept = await round(api)
      turns.push({ kept, ratio: kept / thrownAway })
    }
    const { kept = 0, ratio = 0 } = turns.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(rounds / 2)] ?? {}
    const measured = `${ratio.toFixed(2)} x (${kept.toFixed(1)} ms)`
    return { what: 'Upload of 5 MB: CPU over reading and throwing it away', measured, bar: 'at most 2 x' }
  } finally {
    await bare.stop()
  }
}

/** Resident megabytes, once they stand still. */
async function settledMegabytes(pid: number): Promise<number> {
  for (let last = Number.NaN; ;) {
    const now = await residentMegabytes(pid)
    if (Math.abs(now - last) < 0.5) return now
    last = now
    await delay(1000)
  }
}

/**
 * What each upload that stands still half-way costs in memory, beyond the half that it has sent. Ask a process that has just started: one
 * that has worked has memory to spare.
 */
export async function uploadMemory(api: UploadTarget): Promise<Row> {
  await upload(api)
  const before = await settledMegabytes(api.pid)
  const half = form.subarray(0, form.length / 2)
  const open = Array.from({ length: openTransfers }, () => openUpload(api).on('error', () => undefined))
  await Promise.all(open.map((sending) => new Promise((resolve) => sending.write(half, resolve))))
  const grown = (await settledMegabytes(api.pid) - before) / openTransfers
  for (const sending of open) sending.destroy()
  return {
    what: `Upload of 5 MB, ${openTransfers} standing still half-way: memory each, beyond that half`,
    measured: `${(grown - half.length / megabyte).toFixed(2)} MB`, bar: 'at most 1 MB',
  }
}
