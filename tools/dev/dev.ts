import { runCommand } from '../shared/lifecycle.ts'
import { readDevArguments } from './arguments.ts'
import { requirePorts, startVite } from './vite-server.ts'

/**
 * Runs `npm run dev`: the shell and the API from source with hot reload; the sections and /en-vivo from their last
 * build. With `-- landing-admin` or `-- live-page`, that app also runs from source; `-- landing-admin --alone` runs
 * only the app, on the fake API of its `dev/` folder.
 */
await runCommand(async (life) => {
  const { apps, alone } = readDevArguments(process.argv.slice(2))
  const [first] = apps
  if (alone && first) {
    await requirePorts([first])
    const { service, address } = await startVite(first, life, { args: ['--mode', 'standalone'] })
    console.log(`\n${first} alone: ${address}\n`)
    await service.ended
    return
  }
  // Imported here, because `--alone` does not need it.
  const { startPanel } = await import('./start-panel.ts')
  const { address, ended } = await startPanel(apps, life)
  console.log(
    `\nThe panel in development: ${address}\nFrom source: shell, api${apps.map((app) => `, ${app}`).join('')}. Ctrl-C stops everything.\n`,
  )
  await ended
})
