import { matchCommandEndpoints as endpoints, matchCommandMessages as messages, type MatchResult } from '@torneo/contracts/match-commands'
import { matchEndpoints, matchMessages, type Match } from '@torneo/contracts/matches'
import { resumed, started, stopped } from '@torneo/domain/match-clock'
import { stepped } from '@torneo/domain/match-lifecycle'
import type { FastifyInstance } from 'fastify'
import { createMatchResults } from '../../data/match-results'
import { type MatchChange, storedClock } from '../../data/matches.repository'
import type { Write } from '../../platform/database'
import { conflict } from '../../platform/problems'
import { route } from '../../platform/route'
import { createMatchCommands, type Hand } from './match-in-hand'
import { titleOf } from './match-title'
import { scoreField } from './score-field'
import { createUndo } from './undo-action'

const section = 'live_control'

/** A match's life and its counters: start, clock, steps, undo, and how it ends (R1 to R12). */
export function matchCommandsRoutes(app: FastifyInstance): void {
  const { database, activity } = app.services
  const results = createMatchResults(database)
  const command = createMatchCommands(database)
  const undo = createUndo(database)

  /** Only what begins and ends a match is worth a row of activity: a goal a minute would bury the rest. */
  async function told(match: Match, action: string, write: Required<Write>): Promise<Match> {
    await activity.add({ action, subject: titleOf(match), section }, write)
    return match
  }

  /** Both teams, then all players, then the match: one missing team undoes all of it (R4). */
  async function finish({ match, clock, now, change, write }: Hand<unknown>, { homeScore, awayScore }: MatchResult): Promise<Match> {
    if (!(await results.add({ ...match, homeScore, awayScore }, write.transaction))) throw conflict(messages.noTeams)
    return told(await change({ homeScore, awayScore, status: 'finished', ...storedClock(stopped(clock, now)) }), 'Partido finalizado', write)
  }

  route(app, endpoints.start, (call) => command(call, 'start', messages.notScheduled, async ({ match, now, change, write }) => {
    const before = { kind: 'start', minute: match.currentMinute, half: match.currentHalf } as const
    return told(await change({ status: 'live', currentHalf: 1, ...storedClock(started(now)) }, before), 'Partido iniciado', write)
  }))

  route(app, endpoints.pause, (call) => command(call, 'pause', messages.notRunning, ({ clock, now, change }) => change(storedClock(stopped(clock, now)))))

  route(app, endpoints.resume, (call) => command(call, 'resume', messages.notStopped, ({ clock, now, change }) => change(storedClock(resumed(clock, now)))))

  route(app, endpoints.score, (call) => command(call, 'score', messages.notOpen, ({ match, body: { side, step }, change }) => {
    const after = stepped(match[scoreField[side]], step)
    return change({ [scoreField[side]]: after.value }, { kind: 'score', side, change: after.change })
  }))

  route(app, endpoints.minute, (call) => command(call, 'minute', messages.notOpen, ({ match, body: { step }, change }) => {
    const after = stepped(match.currentMinute, step)
    return change({ currentMinute: after.value }, { kind: 'minute', change: after.change })
  }))

  route(app, endpoints.half, (call) => command(call, 'half', messages.notOpen, ({ match, body: { half }, change }) =>
    change({ currentHalf: half }, { kind: 'half', before: match.currentHalf, after: half })))

  route(app, endpoints.undo, (call) => command(call, 'undo', messages.notOpen, async (hand) => {
    const answer = await undo(hand)
    if (answer.undone.kind === 'start') await told(answer.match, 'Inicio del partido deshecho', hand.write)
    return answer
  }))

  route(app, endpoints.finish, (call) => command(call, 'finish', messages.notLive, (hand) => finish(hand, hand.match)))

  route(app, endpoints.result, (call) => command(call, 'result', messages.notOpen, (hand) => finish(hand, hand.body)))

  route(app, matchEndpoints.cancel, (call) => command(call, 'cancel', matchMessages.notRunning, async ({ match, clock, now, change, write }) => told(
    await change({ status: 'cancelled', cancelledFrom: match.status, cancelledRunning: match.isLive, ...storedClock(stopped(clock, now)) }),
    'Partido cancelado', write)))

  route(app, endpoints.reopen, (call) => command(call, 'reopen', messages.notClosed, async ({ match, clock, now, change, write }) => {
    const isBack = match.status === 'cancelled'
    if (!isBack) await results.takeBack(match, write.transaction)
    const state: MatchChange = isBack
      ? { status: match.cancelledFrom ?? 'scheduled', cancelledFrom: null, cancelledRunning: false, ...(match.cancelledRunning ? storedClock(resumed(clock, now)) : {}) }
      : { status: 'live' }
    return told(await change(state), 'Partido reabierto', write)
  }))
}
