import { sections } from '@torneo/contracts/releases/sections'
import { runCommand } from '../shared/lifecycle.ts'
import { workspace } from '../shared/workspace.ts'
import { addFeature } from './add-feature.ts'
import { readFeatureArguments } from './arguments.ts'
import { formatSource } from './format-source.ts'
import { createTreeChange } from './tree-change.ts'

/**
 * Runs `npm run new:feature -- landing-admin referees`: adds a collection, from the contract to the screen, to the
 * section with that name.
 */
await runCommand(async () => {
  const feature = readFeatureArguments(process.argv.slice(2))
  const tree = createTreeChange(workspace, formatSource)
  await addFeature(tree, feature, sections)
  console.log((await tree.write()).join('\n'))
  console.log(`
Write the new calls down (docs/contracts.md): npm run contracts -- --record
Its tests: npx vitest run ${feature.feature}
Look at it: npm run dev -- ${feature.app} --alone
Its own fields and words: libs/contracts/src/content/${feature.feature}.ts, then the form, the card and the texts.
For the public page: libs/contracts/src/site/public.ts.`)
})
