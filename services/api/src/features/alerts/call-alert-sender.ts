import { callAlertEndpoints } from '@torneo/contracts/match/call-alerts'
import { type CallKind, callKindNames } from '@torneo/contracts/match/match-calls'
import { sectionById } from '@torneo/contracts/releases/sections'
import type { Alert } from '@torneo/contracts/tournament/alerts'
import { mayCall } from '@torneo/domain/people/permissions'
import { createJob } from '@torneo/serving/jobs'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { createMatchCallsRepository, type StoredMatchCall } from '../../data/matches/match-calls.repository'
import type { TournamentCache } from '../../data/read-models/tournament-cache'
import type { ChangeFeed } from '../../platform/cache/change-feed'
import type { Database } from '../../platform/database/database'
import type { SessionCache } from '../../platform/sessions/session-cache'
import type { AlertsRepository } from './alerts.repository'
import type { CallDevice, CallDevicesRepository } from './call-devices.repository'
import type { PushService } from './push-service'

/** Alerts sent at the same time. */
const concurrency = 20
/** Milliseconds after a call, so that its own request is answered first. */
const delayMs = 50
/** Milliseconds after which a call is no news: a node that starts alerts nobody of the calls of before. */
const freshMs = 10 * 60_000

interface SenderParts {
  readonly database: Database
  readonly changes: ChangeFeed
  readonly sessionCache: SessionCache
  readonly tournament: TournamentCache
  readonly alerts: AlertsRepository
  readonly devices: CallDevicesRepository
  readonly push: PushService
  readonly log: { warn(context: object, message: string): void }
}

/** Alerts the devices of staff to each call from the pitch, once (B45). Every node watches; one sends each alert. */
export function createCallAlertSender(parts: SenderParts) {
  const { database, changes, sessionCache, tournament, alerts, devices, push, log } = parts
  const calls = createMatchCallsRepository(database)
  const handled = new LRUCache<string, true>({ max: 1000 })
  const slots = pLimit(concurrency)

  /** Names the field and the reason: neither the sentence of a call nor its author belongs on a locked screen. */
  function alertOf({ _id: id, matchId, kind }: StoredMatchCall): Alert {
    const match = tournament.match(matchId)
    const place = match?.field.trim() || match?.location.trim() || 'la cancha'
    return {
      title: `Aviso de ${place}`,
      body: callKindNames[kind as CallKind] ?? callKindNames.other,
      tag: `call-${id}`,
      url: `${sectionById('live_control').path}?partido=${matchId}`,
    }
  }

  /** True while the device's session may answer calls. */
  async function isEntitled(device: CallDevice): Promise<boolean> {
    const session = await sessionCache.fresh(device._id)
    return session !== null && mayCall(session.user.role, callAlertEndpoints.save)
  }

  async function sendTo(device: CallDevice, alert: Alert, keys: Awaited<ReturnType<AlertsRepository['keys']>>) {
    const isReached = (await isEntitled(device)) && (await push.send(device, alert, keys))
    if (!isReached) await devices.remove(device._id)
  }

  async function send(call: StoredMatchCall): Promise<void> {
    const others = (await devices.all()).filter(({ userId }) => userId !== call.by.id)
    if (others.length === 0 || !(await alerts.claim(`call:${call._id}`))) return
    const [alert, keys] = [alertOf(call), await alerts.keys()]
    await Promise.all(
      others.map((device) =>
        slots(() => sendTo(device, alert, keys)).catch((error: unknown) =>
          log.warn({ err: error }, 'an alert did not reach its push service'),
        ),
      ),
    )
  }

  async function sendDue(): Promise<void> {
    const since = (await database.now()).getTime() - freshMs
    const open = await calls.list({ closed: false })
    const fresh = open.filter(({ _id, at, read }) => at.getTime() > since && read === null && !handled.has(_id))
    if (fresh.length > 0) await tournament.refreshMatches()
    for (const call of fresh) {
      handled.set(call._id, true)
      await send(call)
    }
  }

  const job = createJob('call alerts', () =>
    sendDue().catch((error: unknown) => log.warn({ err: error }, 'staff were not alerted to a call')),
  )
  changes.on(['match_calls'], ({ isOwn }) => {
    // The change stream delivers it again once it is committed.
    if (!isOwn) job.wake(delayMs)
  })
  return job
}
