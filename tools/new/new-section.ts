import { sections } from '@torneo/contracts/sections'
import { addSection } from './add-section.ts'
import { readSectionArguments } from './arguments.ts'
import { createTreeChange } from './tree-change.ts'
import { runCommand } from '../shared/lifecycle.ts'
import { workspace } from '../shared/workspace.ts'

/** `npm run new:section -- /referees --app landing-admin --label 'Árbitros' --group content --roles super,admin_landing`: adds a section with its first screen. */
await runCommand(async () => {
  const section = readSectionArguments(process.argv.slice(2))
  const tree = createTreeChange(workspace)
  const { kebab } = await addSection(tree, section, sections)
  console.log((await tree.write()).join('\n'))
  console.log(`
Look at it: npm run dev -- ${section.app} --alone
Its test: npx vitest run --project ${section.app} ${kebab}
To make it a list of records: npm run new:feature -- ${section.app} ${kebab}
An icon of its own: apps/shell/src/frame/section-icons.ts`)
})
