import { MatchReport, type MatchReportRequest } from '@torneo/contracts/match/match-reports'
import { z } from 'zod/mini'
import { row } from '../../platform/database/checked-collection'
import type { Database, Transaction } from '../../platform/database/database'
import { createRepository } from '../../platform/database/repository'
import { visible } from '../../platform/database/soft-delete'

/** `authorId`: the user or pass holder who wrote it. */
export type StoredMatchReport = MatchReport & { authorId: string }

type NewReport = MatchReportRequest & { matchId: string; by: string; authorId: string }

/** Stores reports of matches, newest first (B47). */
export function createMatchReportsRepository(database: Database) {
  const reports = createRepository<StoredMatchReport, NewReport>(database, {
    name: 'match_reports',
    shape: MatchReport,
    indexes: [{ key: { createdAt: -1, _id: 1 } }, { key: { matchId: 1 } }],
    sort: { createdAt: -1 },
    stored: { authorId: z.string() },
  })
  const stored = database.collection('match_reports', row({ matchId: z.string() }))
  return {
    ...reports,

    countOf: (matchId: string, session: Transaction): Promise<number> =>
      stored.countDocuments({ matchId, ...visible }, { session }),
  }
}
