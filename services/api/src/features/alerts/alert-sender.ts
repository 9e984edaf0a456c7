import { createJob } from '@torneo/serving/jobs'
import pLimit from 'p-limit'
import type { TournamentCache } from '../../data/read-models/tournament-cache'
import type { ChangeFeed } from '../../platform/cache/change-feed'
import type { AlertsRepository } from './alerts.repository'
import { type AlertedMatch, alertOf, type MatchAlert, type MatchMoment, momentOf } from './match-alerts'
import type { PushService } from './push-service'

/** Alerts sent at the same time. */
const concurrency = 20
/** Milliseconds after a change, so that its own request is answered first. */
const delayMs = 100

interface SenderLog {
  warn(context: object, message: string): void
}

interface SenderParts {
  readonly changes: ChangeFeed
  readonly tournament: TournamentCache
  readonly alerts: AlertsRepository
  readonly push: PushService
  readonly log: SenderLog
}

/**
 * Watches the cached matches while any device wants alerts, and sends alerts to followers. Every node watches; one
 * sends each alert.
 */
export function createAlertSender({ changes, tournament, alerts, push, log }: SenderParts) {
  /** Last known state of each match; null while no device wants alerts. Earlier changes are not sent. */
  let lastMoments: Map<string, MatchMoment> | null = null
  let changedIds: Set<string> | 'all' = 'all'
  let isFollowed: boolean | null = null
  const slots = pLimit(concurrency)
  const sending = new Set<Promise<void>>()

  async function send({ claim, ...alert }: MatchAlert, { homeTeam, awayTeam }: AlertedMatch): Promise<void> {
    if (!(await alerts.claim(claim))) return
    const keys = await alerts.keys()
    const sent: Promise<void>[] = []
    for await (const subscription of alerts.of([homeTeam, awayTeam].flatMap((team) => team?.promotionId ?? []))) {
      sent.push(
        slots(async () => {
          if (await push.send(subscription, alert, keys)) await alerts.use(subscription)
          else await alerts.remove(subscription.endpoint)
        }).catch((error: unknown) => log.warn({ err: error }, 'an alert did not reach its push service')),
      )
    }
    await Promise.all(sent)
  }

  function sendAside(alert: MatchAlert, match: AlertedMatch): void {
    const work = send(alert, match)
      .catch((error: unknown) => log.warn({ err: error }, 'followers were not alerted'))
      .finally(() => sending.delete(work))
    sending.add(work)
  }

  async function sendDue(): Promise<void> {
    if (isFollowed === null) {
      isFollowed = true
      isFollowed = (await alerts.isEmpty()) ? false : isFollowed
    }
    if (!isFollowed) {
      lastMoments = null
      changedIds = 'all'
      return
    }
    await tournament.refreshMatches()
    lastMoments ??= new Map()
    const ids =
      changedIds === 'all' ? new Set([...lastMoments.keys(), ...tournament.matches().map(({ id }) => id)]) : changedIds
    changedIds = new Set()
    for (const id of ids) {
      const [before, cached] = [lastMoments.get(id), tournament.match(id)]
      if (!cached) {
        lastMoments.delete(id)
        continue
      }
      lastMoments.set(id, momentOf(cached))
      const match = before && tournament.withTeams(cached)
      const alert = match && alertOf(before, match)
      if (alert) sendAside(alert, match)
    }
  }

  const job = createJob('match alerts', () =>
    sendDue().catch((error: unknown) => log.warn({ err: error }, 'the matches could not be checked for alerts')),
  )

  function scheduleSend(): void {
    if (isFollowed !== false) job.wake(delayMs)
  }

  changes.on(['alert_subscriptions'], () => {
    isFollowed = null
    scheduleSend()
  })
  tournament.onInvalidate(scheduleSend)
  tournament.onAffected((kind, id) => {
    if (kind !== 'match') return
    if (id === null) changedIds = 'all'
    else if (changedIds !== 'all') changedIds.add(id)
    scheduleSend()
  })

  return {
    ...job,

    /** Resolves when pending alerts have been sent. */
    async stop(): Promise<void> {
      await job.stop()
      await Promise.all(sending)
    },
  }
}
