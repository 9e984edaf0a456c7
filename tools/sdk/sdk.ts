import { resolve } from 'node:path'
import { readCommandLine } from '../shared/command-line.ts'
import { runCommand } from '../shared/lifecycle.ts'
import { PlainError } from '../shared/plain-error.ts'
import { sdkVersion } from './packages.ts'
import { writePackages } from './write-packages.ts'

const usage = 'Use: npm run sdk -- [--to .data/sdk] [--repair 0]'

/**
 * Runs `npm run sdk`: writes the packages for teams with their own repositories (docs/teams.md), to be published or
 * handed over as files.
 */
await runCommand(async () => {
  const {
    values: { to = '.data/sdk', repair = '0' },
    positionals: [stray],
  } = readCommandLine(process.argv.slice(2), { to: { type: 'string' }, repair: { type: 'string' } }, usage)
  if (stray !== undefined || !/^\d{1,4}$/.test(repair)) throw new PlainError(usage)
  const files = await writePackages(resolve(to), sdkVersion(Number(repair)))
  console.log(files.join('\n'))
})
