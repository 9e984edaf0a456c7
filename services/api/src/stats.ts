import { exitWithError } from '@torneo/serving/exit-with-error'
import { readConfig } from './config'
import { createCompetitions } from './data/competitions/competitions'
import { createFillMatches } from './data/competitions/fill-matches'
import { createRepairCompetitions } from './data/competitions/repair-competitions'
import { createMatchStore } from './data/matches/match-store'
import { type StatsAudit, createStatsAudit } from './data/read-models/stats-audit'
import { createTournamentCache } from './data/read-models/tournament-cache'
import { createMatchActions } from './features/matches/match-actions'
import { requireCurrent } from './migrations/migrate'
import { committedDocuments } from './platform/cache/collection-cache'
import { createPasswords } from './platform/crypto/passwords'
import { connectDatabase } from './platform/database/database'
import { createServices } from './services'

const usage = 'Usage: stats --check (compare) or stats --rebuild (compare and repair)'

/** Formats one line per drifted counter. */
function linesOf({ drifted }: StatsAudit): string[] {
  return drifted.flatMap(({ kind, name, id, drifts }) =>
    drifts.map(
      ({ counter, stored, recomputed }) =>
        `${kind} ${name} (${id}): ${counter} stored ${JSON.stringify(stored)}, recomputed ${recomputed}`,
    ),
  )
}

const people = (teams: number, players: number) =>
  `${teams} ${teams === 1 ? 'team' : 'teams'} and ${players} ${players === 1 ? 'player' : 'players'}`

function summaryOf({ teams, players, drifted }: StatsAudit, isRepaired: boolean): string {
  const subjects = people(teams, players)
  if (drifted.length === 0) return `No drift: ${subjects} have what the finished matches make them.`
  const count = (kind: string) => drifted.filter((record) => record.kind === kind).length
  const found = people(count('team'), count('player'))
  return isRepaired
    ? `Repaired: ${found}, of ${subjects}, now have what was recomputed.`
    : `Drift in ${found}, of ${subjects}. stats --rebuild repairs it.`
}

/** The comparison of matches with their competitions, without a running service. */
function createRepair(services: ReturnType<typeof createServices>) {
  const tournament = createTournamentCache({ ...services, documentsOf: committedDocuments(services.database) })
  const store = createMatchStore(services.database, services.matches)
  const { actIn } = createMatchActions(services, store, tournament)
  const fill = createFillMatches(services, actIn, createCompetitions(tournament), tournament)
  return createRepairCompetitions(services, tournament, fill)
}

/**
 * `node dist/stats.js --check` recomputes the counters of all teams and players from the finished matches and their
 * events, and the teams of matches from their competitions, and exits with 1 if any differ. `--rebuild` corrects them.
 */
async function stats(): Promise<void> {
  const [mode, ...more] = process.argv.slice(2)
  if ((mode !== '--check' && mode !== '--rebuild') || more.length > 0) throw new Error(usage)
  const config = readConfig(process.env)
  const database = await connectDatabase(config.mongodbUri)
  try {
    await database.maintain(requireCurrent)
    const { check, rebuild } = createStatsAudit(database)
    const isRebuild = mode === '--rebuild'
    const audit = await (isRebuild ? rebuild() : check())
    const competitions = createRepair(createServices(config, database, createPasswords()))
    const wrong = await (isRebuild ? competitions.repair() : competitions.check())
    const ofMatches = wrong.map(
      ({ matchId, sportId }) => `match ${matchId}: has other teams than the competition of sport ${sportId} says`,
    )
    const repaired = isRebuild ? 'Repaired' : 'stats --rebuild repairs'
    const summary = wrong.length > 0 ? [`${repaired}: ${wrong.length} of the matches that have not begun.`] : []
    process.stdout.write([...linesOf(audit), ...ofMatches, summaryOf(audit, isRebuild), ...summary, ''].join('\n'))
    process.exitCode = isRebuild || audit.drifted.length + wrong.length === 0 ? 0 : 1
  } finally {
    await database.close()
  }
}

stats().catch(exitWithError)
