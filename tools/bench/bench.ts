import { parseArgs } from 'node:util'
import { runCommand } from '../shared/lifecycle.ts'
import { PlainError } from '../shared/plain-error.ts'
import { followed } from './browser/families.ts'
import { layoutShift } from './browser/layout-shift.ts'
import { longLists } from './browser/long-lists.ts'
import { boardWeight, pageWeights } from './browser/page-weight.ts'
import { slowPhone } from './browser/slow-phone.ts'
import { typing } from './browser/typing.ts'
import { walks } from './browser/walks.ts'
import { planning } from './domain/planning.ts'
import { resolving } from './domain/resolve.ts'
import { createScene, type Scene } from './scene/scene.ts'
import { commands } from './service/commands.ts'
import { editions } from './service/editions.ts'
import { exporting } from './service/exporting.ts'
import { filling } from './service/filling.ts'
import { openReading } from './service/open-reading.ts'
import { reads } from './service/reads.ts'
import { releasing } from './service/releases.ts'
import { sockets } from './service/sockets.ts'
import { starting } from './service/start.ts'
import { strangers } from './service/strangers.ts'
import { twentyEditions } from './service/twenty-editions.ts'
import { uploading } from './service/uploads.ts'
import { listing, type Measurement, measureAll, pick } from './table/measurement.ts'
import { table, verdict } from './table/table.ts'

const measurements: readonly Measurement<Scene>[] = [
  starting,
  ...reads,
  openReading,
  ...commands,
  resolving,
  filling,
  ...sockets,
  ...uploading,
  ...strangers,
  planning,
  editions,
  twentyEditions,
  exporting,
  followed,
  releasing,
  slowPhone,
  pageWeights,
  boardWeight,
  longLists,
  typing,
  layoutShift,
  walks,
]

function readOptions() {
  try {
    return parseArgs({ options: { only: { type: 'string', multiple: true }, list: { type: 'boolean' } } }).values
  } catch {
    throw new PlainError('Use: npm run bench [-- --only <words> ...], or -- --list for the names of all rows.')
  }
}

/**
 * Runs `npm run bench`: measures the built product on this machine and prints one table; exits with 1 when a limit is
 * exceeded. `-- --only <words>` measures the rows that contain them, `-- --list` names all. Linux only.
 */
await runCommand(async (life) => {
  const { only = [], list } = readOptions()
  if (list) return console.log(listing(measurements))
  const chosen = pick(measurements, only)
  if (process.platform !== 'linux')
    throw new PlainError('npm run bench reads processor time from /proc: run it on Linux.')
  const log = (line: string) => console.error(line)
  const rows = await measureAll(chosen, createScene(life, log), log)
  const { isGood, text } = verdict(rows)
  console.log(`\n${table(rows)}\n\n${text}`)
  if (!isGood) process.exitCode = 1
})
