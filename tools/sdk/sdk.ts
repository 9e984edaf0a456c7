import { join, resolve } from 'node:path'
import { readSettings } from '../product/settings.ts'
import { readCommandLine } from '../shared/command-line.ts'
import { runCommand } from '../shared/lifecycle.ts'
import { PlainError } from '../shared/plain-error.ts'
import { writePackages } from './write-packages.ts'

const usage = 'Use: npm run sdk -- [--to <folder>], by default the one that the panel of npm start serves as /sdk'

/**
 * Runs `npm run sdk`: writes the packages for teams with their own repositories (docs/teams.md). `npm run site` does so
 * too.
 */
await runCommand(async () => {
  const {
    values: { to = join(readSettings(process.env).siteDir, 'sdk') },
    positionals: [stray],
  } = readCommandLine(process.argv.slice(2), { to: { type: 'string' } }, usage)
  if (stray !== undefined) throw new PlainError(usage)
  console.log((await writePackages(resolve(to))).join('\n'))
})
