import { mkdir } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import { breaks } from './contracts/compare.ts'
import { currentLines, recordedFile, recordedLines, seams } from './contracts/current.ts'
import { writeFileAtomically } from './shared/json-file.ts'
import { runCommand } from './shared/lifecycle.ts'
import { PlainError } from './shared/plain-error.ts'
import { workspace } from './shared/workspace.ts'

/**
 * `npm run contracts`: says what changed of the two seams since they were recorded; with `--record` writes it down (docs/contracts.md).
 * What would break a release of another team is refused under the same number.
 */
await runCommand(async () => {
  const args = process.argv.slice(2)
  const unknown = args.find((arg) => arg !== '--record')
  if (unknown !== undefined) throw new PlainError(`Unknown option ${unknown}. Use: npm run contracts [-- --record]`)
  for (const seam of seams) {
    const [before, now] = [recordedLines(seam) ?? [], currentLines(seam)]
    const broken = breaks(before, now)
    if (broken.length > 0) {
      throw new PlainError(`The ${seam} contract would break who relies on it:\n${broken.join('\n')}\nKeep it, or raise its number in libs/contracts/src/system.ts (docs/contracts.md).`)
    }
    const added = now.filter((line) => !before.includes(line))
    console.log(added.length === 0 ? `${seam}: as recorded` : `${seam}: ${added.length} added\n${added.join('\n')}`)
    if (!args.includes('--record')) continue
    const file = recordedFile(seam)
    await mkdir(dirname(file), { recursive: true })
    await writeFileAtomically(file, `${now.join('\n')}\n`)
    console.log(`recorded in ${relative(workspace, file)}`)
  }
})
