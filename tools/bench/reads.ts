import { browserEncodings, rawAnswer } from './client.ts'
import { callsInSecond, type Load, loadWith } from './load.ts'
import type { Measurement } from './measurement.ts'
import { medians } from './numbers.ts'
import { costOf, type Processes } from './process-use.ts'
import type { Scene } from './scene.ts'

const turns = 5
const times = (ratio: number) => `${ratio.toFixed(2)} x`
const micro = (value: number) => `${value.toFixed(0)} µs`

/** What one call costs, warmed up before; asked as often as fits into about a second. */
async function prepared(processes: Processes, load: Load) {
  const calls = await callsInSecond(load)
  return () => costOf(processes, calls, () => loadWith(load, calls))
}

/**
 * What an answer of the API costs with its database, over a bare Fastify that has the same bytes (as a browser gets them: packed or not) in memory.
 * Ratios within one turn, so that they say the same on any machine.
 */
function read(path: string, isSignedIn: boolean): Measurement<Scene> {
  const who = isSignedIn ? 'with a session' : 'signed out'
  return {
    id: `read-${path.split('/').at(-1)}`,
    rows: [
      { what: `GET /api/${path}, whole, ${who}: CPU with its database, over bare cached bytes`, bar: 'at most 2 x' },
      { what: `GET /api/${path}, ${who}, unchanged (304): CPU with its database, over a bare 304`, bar: 'at most 2 x' },
    ],
    async measure(scene) {
      const [target, bare] = [await scene.tournament('large'), await scene.bare()]
      const url = `${target.address}/api/${path}`
      const headers = { 'accept-encoding': browserEncodings, ...(isSignedIn ? { cookie: target.cookie } : {}) }
      const answer = await rawAnswer(url, headers)
      const { 'content-type': type = '', 'content-encoding': encoding, etag } = answer.headers
      if (answer.status !== 200 || !etag) throw new Error(`${url} answered ${answer.status}, ETag ${etag}`)
      await bare.keepBytes(Uint8Array.from(answer.bytes), { 'content-type': type, ...(encoding ? { 'content-encoding': encoding } : {}) })
      await bare.keepJson(await (await fetch(url, { headers })).text())

      const whole = await prepared(target, { url, headers })
      const cached = await prepared(bare, { url: bare.url('/bytes'), headers })
      const stringified = await prepared(bare, { url: bare.url('/json'), headers })
      const first = await medians(turns, async () => {
        const [ours, bytes, text] = [await whole(), await cached(), await stringified()]
        return { us: ours.all, all: ours.all / bytes.own, own: ours.own / bytes.own, text: ours.all / text.own }
      })
      const unchanged = await prepared(target, { url, headers: { ...headers, 'if-none-match': etag }, status: 304 })
      const bareUnchanged = await prepared(bare, { url: bare.url('/bytes'), headers: { ...headers, 'if-none-match': '"kept"' }, status: 304 })
      const second = await medians(turns, async () => {
        const [ours, theirs] = [await unchanged(), await bareUnchanged()]
        return { us: ours.all, all: ours.all / theirs.own, own: ours.own / theirs.own }
      })
      const size = `${(answer.bytes.length / 1000).toFixed(1)} kB${encoding ? ` (${encoding})` : ''}`
      return [
        { measured: times(first.all), note: `${micro(first.us)}, ${size}; API alone ${times(first.own)}; over bare stringify ${times(first.text)}` },
        { measured: times(second.all), note: `${micro(second.us)}; API alone ${times(second.own)}` },
      ]
    },
  }
}

export const reads: readonly Measurement<Scene>[] =
  [read('public/landing', false), read('public/tournament', false), ...['matches', 'teams', 'players', 'sponsors'].map((path) => read(path, true))]
