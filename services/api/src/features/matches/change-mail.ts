import type { Match } from '@torneo/contracts/match/matches'
import { formatDay } from '@torneo/domain/format/format-day'
import { endSentence, joinSentences } from '@torneo/domain/format/join-sentences'
import { matchTitle } from '@torneo/domain/match/side-name'
import type { FastifyInstance } from 'fastify'
import pLimit from 'p-limit'

/** Mails sent at the same time. */
const concurrency = 4

/** A match before and after a change; null once it is removed. */
export interface MatchChange {
  readonly before: Match
  readonly after: Match | null
}

interface MailLog {
  warn(context: object, message: string): void
}

const whenAndWhere = ({ date, time, location, field }: Match): string =>
  `${formatDay(date, Number(date.slice(0, 4)))} ${time}, ${[location, field].filter(Boolean).join(' · ')}`

/** Says what became of a match: 'Promo 98 – Promo 05: ahora dom. 16/11 12:00, Campo. Antes sáb. 15/11 10:00, Campo.' */
export function describeChange({ before, after }: MatchChange): string {
  const title = matchTitle(before)
  if (!after) return `${title}: se quitó del fixture.`
  if (after.status === 'cancelled') {
    const { reason = '' } = after.interruption ?? {}
    return endSentence(joinSentences(`${title}: se suspende`, reason, 'Te avisamos la nueva fecha'))
  }
  const [was, is] = [whenAndWhere(before), whenAndWhere(after)]
  return endSentence(was === is ? `${title}: se juega ${is}` : joinSentences(`${title}: ahora ${is}`, `Antes ${was}`))
}

/** Mails the captains of matches that changed, one mail each, where a mail server is set (B90, B93). */
export function createChangeMail({ mail, users }: FastifyInstance['services'], log: MailLog) {
  const limit = pLimit(concurrency)

  async function send(changes: readonly MatchChange[]): Promise<void> {
    const linesOf = new Map<string, string[]>()
    for (const change of changes) {
      const { homeTeam, awayTeam } = change.after ?? change.before
      const promotions = new Set([homeTeam, awayTeam].flatMap((team) => team?.promotionId || []))
      for (const id of promotions) linesOf.set(id, [...(linesOf.get(id) ?? []), describeChange(change)])
    }
    const captains = await users.captainsOf([...linesOf.keys()])
    const sendTo = async (promotionId: string, userId: string) => {
      const captain = await users.find(userId)
      const lines = linesOf.get(promotionId) ?? []
      if (!captain) return
      await mail.send({
        to: { name: captain.name, address: captain.email },
        subject: lines.length === 1 ? 'Cambió un partido de tu equipo' : 'Cambiaron partidos de tu equipo',
        text: [`Hola, ${captain.name}:`, '', ...lines].join('\n'),
      })
    }
    const sent = await Promise.allSettled([...captains].map(([id, userId]) => limit(() => sendTo(id, userId))))
    for (const one of sent)
      if (one.status === 'rejected')
        log.warn({ err: one.reason as unknown }, 'a captain was not told of a change by mail')
  }

  /** Returns at once: a slow mail server delays nobody's save. */
  return function mailChanges(changes: readonly MatchChange[]): void {
    if (!mail.isOn || changes.length === 0) return
    send(changes).catch((error: unknown) => log.warn({ err: error }, 'captains were not told of changes by mail'))
  }
}
