import { readConfig } from './config'
import { type StatsAudit, createStatsAudit } from './data/read-models/stats-audit'
import { requireCurrent } from './migrations/migrate'
import { connectDatabase } from './platform/database/database'
import { exitWithError } from './platform/process/exit-with-error'

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

function summaryOf({ teams, players, drifted }: StatsAudit, isMended: boolean): string {
  const subjects = people(teams, players)
  if (drifted.length === 0) return `No drift: ${subjects} have what the finished matches make them.`
  const count = (kind: string) => drifted.filter((record) => record.kind === kind).length
  const found = people(count('team'), count('player'))
  return isMended
    ? `Mended: ${found}, of ${subjects}, now have what was recomputed.`
    : `Drift in ${found}, of ${subjects}. stats --rebuild mends it.`
}

/**
 * `node dist/stats.js --check` recomputes the counters of all teams and players from the finished matches and their
 * events, and exits with 1 if any differ. `--rebuild` corrects them.
 */
async function stats(): Promise<void> {
  const [mode, ...more] = process.argv.slice(2)
  if ((mode !== '--check' && mode !== '--rebuild') || more.length > 0) throw new Error(usage)
  const database = await connectDatabase(readConfig(process.env).mongodbUri)
  try {
    await database.maintain(requireCurrent)
    const { check, rebuild } = createStatsAudit(database)
    const isRebuild = mode === '--rebuild'
    const audit = await (isRebuild ? rebuild() : check())
    process.stdout.write([...linesOf(audit), summaryOf(audit, isRebuild), ''].join('\n'))
    process.exitCode = isRebuild || audit.drifted.length === 0 ? 0 : 1
  } finally {
    await database.close()
  }
}

stats().catch(exitWithError)
