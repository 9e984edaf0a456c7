import { browserEncodings, rawAnswer } from '../scene/client.ts'
import { withMatches } from '../scene/live-matches.ts'
import { callsInSecond, type Load, loadWith } from '../scene/load.ts'
import { costOf, type Processes } from '../scene/process-use.ts'
import type { Scene } from '../scene/scene.ts'
import type { Measurement } from '../table/measurement.ts'
import { together } from '../table/numbers.ts'
import { figureOf, ratios } from '../table/ratios.ts'

const turns = 5

/** Measures the cost of one call, over as many as fit into about a second. */
async function prepared(processes: Processes, load: Load) {
  const calls = await callsInSecond(load)
  return () => costOf(processes, calls, () => loadWith(load, calls))
}

/** Measures a whole response over a bare Fastify that sends the same bytes; returns the response's tag too. */
async function overBareBytes(
  target: Processes,
  bare: Awaited<ReturnType<Scene['bare']>>,
  url: string,
  headers: Readonly<Record<string, string>>,
) {
  const answer = await rawAnswer(url, headers)
  const { 'content-type': type = '', 'content-encoding': encoding, etag } = answer.headers
  if (answer.status !== 200 || !etag) throw new Error(`${url} answered ${answer.status}, ETag ${etag}`)
  await bare.keepBytes(Uint8Array.from(answer.bytes), {
    'content-type': type,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  })
  const full = await ratios(
    turns,
    await prepared(target, { url, headers }),
    await prepared(bare, { url: bare.url('/bytes'), headers }),
  )
  return { full, etag }
}

/**
 * Cost of a response and of a 304, over a bare Fastify that has the same bytes (as a browser gets them: packed or not)
 * in memory.
 */
function read(path: string, isSignedIn: boolean): Measurement<Scene> {
  const who = isSignedIn ? 'with a session' : 'signed out'
  return {
    id: `read-${path.split('/').at(-1)}`,
    rows: [
      { title: `GET /api/${path}, whole, ${who}: CPU with its database, over bare cached bytes`, bar: 'at most 2 x' },
      {
        title: `GET /api/${path}, ${who}, unchanged (304): CPU with its database, over a bare 304`,
        bar: 'at most 2 x',
      },
    ],
    async measure(scene) {
      const [target, bare] = [await scene.tournament('large'), await scene.bare()]
      const url = `${target.address}/api/${path}`
      const headers = { 'accept-encoding': browserEncodings, ...(isSignedIn ? { cookie: target.cookie } : {}) }
      const { full, etag } = await overBareBytes(target, bare, url, headers)
      const unchanged = await ratios(
        turns,
        await prepared(target, { url, headers: { ...headers, 'if-none-match': etag }, status: 304 }),
        await prepared(bare, {
          url: bare.url('/bytes'),
          headers: { ...headers, 'if-none-match': '"kept"' },
          status: 304,
        }),
      )
      return [figureOf('µs', full.all), figureOf('µs', unchanged.all)]
    },
  }
}

const [goalsEach, live, stringifies] = [40, 10, 100]

const afterGoal: Measurement<Scene> = {
  id: 'read-after-goal',
  rows: [
    {
      title:
        "GET /api/public/tournament after a goal: CPU with its database beyond the goal's, over a bare stringify of it",
      bar: 'at most 1.5 x',
    },
  ],
  async measure(scene) {
    const [target, bare] = [await scene.tournament('large'), await scene.bare()]
    const url = `${target.address}/api/public/tournament`
    await bare.keepJson(await (await fetch(url)).text())
    return withMatches(target, live, async (matches) => {
      for (const match of matches) await match.pause()
      const read = (from: string) => rawAnswer(from, { 'accept-encoding': browserEncodings })
      const goals = (after?: () => Promise<unknown>) =>
        costOf(target, goalsEach, async () => {
          for (let goal = 0; goal < goalsEach; goal += 1) {
            await (matches[goal % live] ?? matches[0]).goal()
            await after?.()
          }
        })
      const { us } = await ratios(
        turns,
        async () => {
          const [alone, both] = [await goals(), await goals(() => read(url))]
          return { us: both.all - alone.all }
        },
        async () => ({
          us: (await costOf(bare, stringifies, () => together(1, stringifies, () => read(bare.url('/json'))))).all,
        }),
      )
      return [figureOf('µs', us)]
    })
  },
}

/** A visit of the public page, from one node's memory (B64). */
const publicPage: Measurement<Scene> = {
  id: 'public-page',
  rows: [{ title: 'The public page: CPU of a visit with its database, over bare cached bytes', bar: 'at most 1.6 x' }],
  async measure(scene) {
    const bare = await scene.bare()
    const target = await scene.publicSide('large')
    try {
      const { full } = await overBareBytes(target, bare, `${target.address}/inicio`, {
        'accept-encoding': browserEncodings,
      })
      return [figureOf('µs', full.all)]
    } finally {
      await target.stop()
    }
  },
}

export const reads: readonly Measurement<Scene>[] = [
  read('public/landing', false),
  read('public/tournament', false),
  ...['matches', 'teams', 'players', 'sponsors'].map((path) => read(path, true)),
  afterGoal,
  publicPage,
]
