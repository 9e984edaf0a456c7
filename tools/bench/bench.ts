import { parseArgs } from 'node:util'
import { runCommand } from '../shared/lifecycle.ts'
import { PlainError } from '../shared/plain-error.ts'
import { boardWeight, pageWeights } from './browser/page-weight.ts'
import { createScene, type Scene } from './scene/scene.ts'
import { commands } from './service/commands.ts'
import { socketChurn } from './service/memory.ts'
import { reads } from './service/reads.ts'
import { sockets } from './service/sockets.ts'
import { starting } from './service/start.ts'
import { uploading } from './service/uploads.ts'
import { listing, type Measurement, measureAll, pick } from './table/measurement.ts'
import { table, verdict } from './table/table.ts'

const measurements: readonly Measurement<Scene>[] = [
  starting,
  ...reads,
  ...commands,
  ...sockets,
  ...uploading,
  socketChurn,
  pageWeights,
  boardWeight,
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
