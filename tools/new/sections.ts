import { runCommand } from '../shared/lifecycle.ts'
import { workspace } from '../shared/workspace.ts'
import { tableFile, writeSectionTable } from './section-table.ts'

/** Runs `npm run sections`: writes the contract's table of sections from the rows of the apps. */
await runCommand(async () => {
  await writeSectionTable(workspace)
  console.log(tableFile)
})
