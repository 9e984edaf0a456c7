import { publicPageApp } from '@torneo/contracts/releases/section-version'
import { publicEndpoints } from '@torneo/contracts/site/public'
import type { PublicPart, PublicSnapshot } from '@torneo/contracts/site/public-channels'
import { createRisingRev } from '@torneo/serving/sockets/rising-rev'
import type { Source } from '@torneo/serving/sockets/source'
import { after } from '@torneo/serving/timers'
import type { FastifyInstance } from 'fastify'
import type { ChangeFeedLog } from '../../platform/cache/change-feed'
import { createPublicTournamentSource } from './public-tournament-source'

/** Milliseconds before a failed read is retried, and for which changes of results are collected before podiums are decided. */
const [retryMs, podiumsMs] = [1000, 500]

interface PublicSource {
  readonly source: Source
  /** Resolves when the source can be read from memory. */
  prepare(): Promise<void>
}

/**
 * Source of a state that is read from the database after each change of it, once it has been subscribed. Other channels
 * do not wait for the read.
 */
function createReadSource(read: () => Promise<object>, onRead: () => void, log: ChangeFeedLog) {
  const nextRev = createRisingRev()
  let state: { readonly rev: number; readonly json: string } | null = null
  let sentRev = 0
  let isOld = true
  let reading: Promise<void> | null = null

  async function readNow(): Promise<void> {
    while (isOld) {
      isOld = false
      try {
        const json = JSON.stringify(await read()).slice(1)
        if (json !== state?.json) state = { rev: nextRev(), json }
      } catch (error) {
        isOld = true
        throw error
      }
    }
  }
  const current = () =>
    (reading ??= readNow().finally(() => {
      reading = null
    }))

  function refresh(): void {
    current().then(onRead, (error: unknown) => {
      log.warn({ err: error }, 'the state of a public channel could not be read; retrying')
      after(retryMs, refresh)
    })
  }

  const text = () => `{"rev":${state?.rev ?? 0},${state?.json ?? '}'}`
  return {
    invalidate(): void {
      isOld = true
      if (state) refresh()
    },
    prepare: current,
    source: {
      update() {
        if (!state || state.rev === sentRev) return []
        sentRev = state.rev
        return [text()]
      },
      snapshot: text,
    } satisfies Source,
  }
}

/** Creates the sources of what any visitor may read, one for each part; `affect` is called with a part that changed. */
export function createPublicSources(
  services: FastifyInstance['services'],
  affect: (part: PublicPart) => void,
  log: ChangeFeedLog,
): Readonly<Record<PublicPart, PublicSource>> {
  const { changes, config, heroSketch, publicEditions, readLanding, releases, tournament } = services
  const invalidateLanding = () => landing.invalidate()
  const landing = createReadSource(
    async () => {
      const { landing } = await readLanding()
      const hero = (config.publicPage && landing.hero?.backgroundImage) || ''
      const sketch = heroSketch.known(hero)
      // A save does not wait for its picture.
      if (hero && sketch === undefined) void heroSketch.of(hero).then(invalidateLanding)
      return { landing, sketch: sketch ?? null } satisfies Omit<PublicSnapshot<'landing'>, 'rev'>
    },
    () => affect('landing'),
    log,
  )
  changes.on(publicEndpoints.landing.reads, ({ isRepeat }) => isRepeat || landing.invalidate())

  const editions = createReadSource(
    async () => ({ items: await publicEditions() }) satisfies Omit<PublicSnapshot<'editions'>, 'rev'>,
    () => affect('editions'),
    log,
  )
  let timer: NodeJS.Timeout | null = null
  /** Podiums are decided from all matches: once for many goals. */
  const collectEditions = () =>
    (timer ??= after(podiumsMs, () => {
      timer = null
      editions.invalidate()
    }))
  changes.on(['archived_editions'], collectEditions)

  const versions = createReadSource(
    async () =>
      ({
        panelOrigin: config.publicOrigin,
        pageOrigin: config.siteOrigin,
        hasPage: config.publicPage,
        items: [{ app: publicPageApp, version: (await releases.live.state()).apps[publicPageApp]?.version ?? null }],
      }) satisfies Omit<PublicSnapshot<'versions'>, 'rev'>,
    () => affect('versions'),
    log,
  )
  changes.on(['release_state'], versions.invalidate)

  tournament.onAffected((kind) => {
    affect('tournament')
    if (kind !== 'match') collectEditions()
  })
  return { landing, editions, versions, tournament: createPublicTournamentSource(services) }
}
