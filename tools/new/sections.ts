import { readCommandLine } from '../shared/command-line.ts'
import { runCommand } from '../shared/lifecycle.ts'
import { PlainError } from '../shared/plain-error.ts'
import { workspace } from '../shared/workspace.ts'
import { tableFile, writeSectionTable } from './section-table.ts'

const usage = 'Use: npm run sections, without words'

/** Runs `npm run sections`: writes the contract's table of sections from the rows of the apps. */
await runCommand(async () => {
  const { positionals } = readCommandLine(process.argv.slice(2), {}, usage)
  if (positionals.length > 0) throw new PlainError(usage)
  await writeSectionTable(workspace)
  console.log(tableFile)
})
