import { matchCommandMessages as messages } from '@torneo/contracts/match/match-commands'
import { actionKinds, actionOf, type MatchActionKind, toAction } from '@torneo/domain/match/actions'
import type { FastifyInstance } from 'fastify'
import { shownEvents } from '../../data/matches/match-events'
import { conflict, invalid, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { createFurtherWrites } from './further-writes'
import { ownKeys, type ToAnswer } from './match-command'

/** `route` shapes a response by its endpoint: here its type is unknown. */
type Answer = ToAnswer<void>

/** Answers with the event in its current form, or as registered if it has been deleted. */
const registered: Answer = (match, { match: { events: all }, row, players }) => {
  const [added] = row.effect.added ?? []
  const [event] = shownEvents(
    match.id,
    all.filter(({ id }) => id === added?.id),
    players,
  )
  const [asItWas] = shownEvents(match.id, added ? [added] : [], players)
  const shown = event ?? asItWas
  if (!shown) throw notFound()
  return { event: shown, match }
}

/** Answers with the match, and with the event that the action added, if the contract has a place for it. */
const itself: Answer = (match, { row: { effect } }) => {
  const [event] = shownEvents(match.id, effect.added?.slice(0, 1) ?? [], [])
  return { ...match, ...(event && { event }) }
}

/** Other responses. */
const answers: { readonly [Kind in MatchActionKind]?: Answer } = {
  event: registered,
  event_change: registered,
  undo(
    match,
    {
      row: {
        effect: { undid },
      },
    },
  ) {
    // Undone by an earlier version, which did not store the undone action.
    if (!undid) throw conflict(messages.undone)
    return { undone: { key: undid.key, kind: actionOf(undid.kind)?.undoneAs }, match }
  },
}

/** Serves the endpoint of every action on a match (R1 to R12, B3 to B16). */
export function matchActionRoutes(app: FastifyInstance): void {
  const { matchCommand: command, matchBoards, tournament } = app.services
  const further = createFurtherWrites(app.services, tournament, matchBoards)
  for (const kind of actionKinds) {
    const { endpoint, bodyErrors } = actionOf(kind)
    if (!endpoint) continue
    const { check, write } = further[kind] ?? {}
    route(
      app,
      endpoint,
      async (call) => {
        const params = call.params as { readonly id: string }
        const action = () => {
          const body = call.body()
          const errors = bodyErrors?.(body, params) ?? []
          if (errors.length > 0) throw invalid([...errors])
          return toAction(kind, body, params)
        }
        await check?.(action())
        return command({ ...call, params }, action, answers[kind] ?? itself, write)
      },
      ownKeys,
    )
  }
}
