import { join, resolve } from 'node:path'
import { buildProduct } from '../product/build.ts'
import { runCommand } from '../shared/lifecycle.ts'
import { PlainError } from '../shared/plain-error.ts'
import { workspace } from '../shared/workspace.ts'
import { assembleSite, upgradeShell } from './site/assemble-site.ts'

/**
 * Runs `npm run site -- --to <folder>`: builds the shell, the sections and the families' page into the folder that the
 * service serves. With `--shell`, only the shell and the families' page: the sections of a site in use stay as their
 * teams released them.
 */
await runCommand(async () => {
  const [option, folder, ...more] = process.argv.slice(2)
  const isShellOnly = more.join(' ') === '--shell'
  if (option !== '--to' || !folder || (more.length > 0 && !isShellOnly)) {
    throw new PlainError('Use: npm run site -- --to <folder> [--shell]. Later, one section at a time: npm run release.')
  }
  const log = (line: string) => console.log(line)
  await buildProduct(log)
  const live = await (isShellOnly ? upgradeShell : assembleSite)({
    appsDir: join(workspace, 'apps'),
    siteDir: resolve(folder),
    log,
  })
  console.log(`${folder}: the panel with ${live.map(({ name, version }) => `${name} ${version}`).join(', ')}`)
})
