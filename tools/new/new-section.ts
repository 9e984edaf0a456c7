import { sections } from '@torneo/contracts/releases/sections'
import { runCommand } from '../shared/lifecycle.ts'
import { sectionApps } from '../shared/section-apps.ts'
import { workspace } from '../shared/workspace.ts'
import { inWorkspace } from './add-app.ts'
import { addSection } from './add-section.ts'
import { readSectionArguments } from './arguments.ts'
import { formatSource } from './format-source.ts'
import { tableFile, writeSectionTable } from './section-table.ts'
import { tableApps } from './table-apps.ts'
import { createTreeChange } from './tree-change.ts'

/**
 * Runs `npm run new:section -- /referees --app landing-admin --label 'Árbitros' --group content --roles
 * super,admin_landing`: adds a section with its first screen. With the name of a new app, it adds that app too, which
 * the shell shows without another build (docs/design/sections.md).
 */
await runCommand(async () => {
  const section = readSectionArguments(process.argv.slice(2))
  const tree = createTreeChange(workspace, formatSource)
  const isNew = !sectionApps.includes(section.app)
  const { kebab } = await addSection(tree, section, sections, inWorkspace(section.app))
  const files = await tree.write()
  const isInTable = tableApps.includes(section.app)
  if (isInTable) await writeSectionTable(workspace)
  console.log([...files, ...(isInTable ? [tableFile] : [])].join('\n'))
  if (isNew) console.log(`\nA new app: npm install puts it into package-lock.json. Its team gets a line in CODEOWNERS.`)
  console.log(
    !isInTable
      ? `
Look at it: npm run dev -- ${section.app} --alone
Release it, without anybody else: npm run release -- ${section.app}`
      : `
Look at it: npm run dev -- ${section.app} --alone
Its test: npx vitest run --project ${section.app} ${kebab}
To make it a list of records: npm run new:feature -- ${section.app} ${kebab}
An icon of its own: apps/shell/src/frame/section-icons.ts`,
  )
})
