import { matchLogEndpoints as endpoints, type MatchLogRow } from '@torneo/contracts/match/match-log'
import { invertEffect, applyEffect } from '@torneo/domain/match/effect'
import { restoreEffect } from '@torneo/domain/match/log/restore'
import { undoObstacle } from '@torneo/domain/match/log/undo'
import type { LogRow } from '@torneo/domain/match/match-aggregate'
import { isFinished, isOpen } from '@torneo/domain/match/phase'
import type { FastifyInstance } from 'fastify'
import { type NamedPlayer, playersOf, shownEvents } from '../../data/matches/match-events'
import type { MatchDocument } from '../../data/matches/matches.repository'
import { notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { ownKeys } from './match-command'

const eventsIn = ({ effect: { added = [], removed = [] } }: LogRow) => [...added, ...removed]

/** Serves a match's history, with undo and restore (B1, B3). */
export function matchLogRoutes(app: FastifyInstance): void {
  const { database, matchEvents: events, matchStore: store, matchCommand: command } = app.services

  /** Computes the match after each row, newest first. */
  function statesAfter(match: MatchDocument, rows: readonly LogRow[]): MatchDocument[] {
    let state = match
    return rows.map((row) => {
      const after = { ...state, currentMinute: row.minute ?? state.currentMinute }
      state = applyEffect(state, invertEffect(row.effect))
      return after
    })
  }

  function momentOf(match: MatchDocument, then: MatchDocument): MatchLogRow['moment'] {
    const { added = [], removed = [] } = restoreEffect(match, then) ?? {}
    const { homeScore, awayScore, homePoints, awayPoints, currentMinute: minute, currentHalf: half } = then
    return {
      homeScore,
      awayScore,
      homePoints,
      awayPoints,
      minute,
      half,
      brought: added.length,
      removed: removed.length,
    }
  }

  function shownRow(
    match: MatchDocument,
    row: LogRow,
    then: MatchDocument,
    { players, now }: { readonly players: readonly NamedPlayer[]; readonly now: Date },
  ): MatchLogRow {
    const {
      key,
      rev,
      at,
      deviceAt,
      by,
      kind,
      minute = null,
      effect: { home, away, homePoints, awayPoints, minute: minutes, before, after, added, removed, undid },
      undone,
    } = row
    const named = (all: typeof added) => all && shownEvents(match.id, all, players)
    const teamOf = (id: string) => players.find(({ _id, deleted }) => _id === id && !deleted)?.teamId ?? null
    return {
      key,
      rev,
      at: at.toISOString(),
      deviceAt: deviceAt?.toISOString() ?? null,
      by,
      kind,
      minute,
      effect: {
        home,
        away,
        homePoints,
        awayPoints,
        minute: minutes,
        before,
        after,
        added: named(added),
        removed: named(removed),
        undid,
      },
      undone: undone ? { at: undone.at.toISOString(), by: undone.by } : null,
      moment: momentOf(match, then),
      canUndo:
        match.log.includes(row) &&
        (isOpen(match) || isFinished(match)) &&
        undoObstacle(row, match, { now, teamOf }) === null,
    }
  }

  route(app, endpoints.list, async ({ params, query: { limit = 50, offset = 0 } }) => {
    const match = await store.read(params.id)
    if (!match) throw notFound()
    const rows = (await store.fullLog(match)).toReversed()
    const [page, states] = [rows, statesAfter(match, rows)].map((all) => all.slice(offset, offset + limit)) as [
      LogRow[],
      MatchDocument[],
    ]
    const [players, now] = await Promise.all([events.players(playersOf(page.flatMap(eventsIn))), database.now()])
    return {
      total: rows.length,
      items: page.map((row, index) => shownRow(match, row, states[index] ?? match, { players, now })),
    }
  })

  route(
    app,
    endpoints.restore,
    (call) =>
      command(
        call,
        () => ({ kind: 'restore', ...call.body() }),
        (match) => match,
      ),
    ownKeys,
  )

  route(
    app,
    endpoints.undo,
    (call) =>
      command(
        call,
        () => ({ kind: 'undo', row: call.params.key }),
        (match) => match,
      ),
    ownKeys,
  )
}
