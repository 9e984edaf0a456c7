import { parseArgs } from 'node:util'
import { runCommand } from '../shared/lifecycle.ts'
import { PlainError } from '../shared/plain-error.ts'
import { commands } from './commands.ts'
import { editions } from './editions.ts'
import { exporting } from './exporting.ts'
import { followed } from './families.ts'
import { filling } from './filling.ts'
import { layoutShift } from './layout-shift.ts'
import { longLists } from './long-lists.ts'
import { listing, type Measurement, measureAll, pick } from './measurement.ts'
import { openReading } from './open-reading.ts'
import { boardWeight, pageWeights } from './page-weight.ts'
import { planning } from './planning.ts'
import { reads } from './reads.ts'
import { releasing } from './releases.ts'
import { resolving } from './resolve.ts'
import { createScene, type Scene } from './scene.ts'
import { slowPhone } from './slow-phone.ts'
import { sockets } from './sockets.ts'
import { starting } from './start.ts'
import { strangers } from './strangers.ts'
import { table, verdict } from './table.ts'
import { twentyEditions } from './twenty-editions.ts'
import { typing } from './typing.ts'
import { uploading } from './uploads.ts'
import { walks } from './walks.ts'

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
