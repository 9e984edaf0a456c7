import { join, resolve } from 'node:path'
import { buildProduct } from './product/build.ts'
import { PlainError } from './shared/plain-error.ts'
import { runCommand } from './shared/lifecycle.ts'
import { workspace } from './shared/workspace.ts'
import { assembleSite } from './site/assemble-site.ts'

/** `npm run site -- --to <folder>`: builds the panel whole, shell, sections and the families' page, into the folder that the service serves. */
await runCommand(async () => {
  const [option, folder, ...more] = process.argv.slice(2)
  if (option !== '--to' || !folder || more.length > 0) throw new PlainError('Use: npm run site -- --to <folder>. Later, one section at a time: npm run release.')
  await buildProduct((line) => console.log(line))
  const live = await assembleSite({ appsDir: join(workspace, 'apps'), siteDir: resolve(folder) })
  console.log(`${folder}: the panel with ${live.map(({ name, version }) => `${name} ${version}`).join(', ')}`)
})
