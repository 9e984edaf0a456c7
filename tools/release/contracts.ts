import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { contractNumbers } from '@torneo/contracts/endpoint/contract-numbers'
import { additionsOf, nextRecord, readRecorded } from '../../libs/build/src/recorded.ts'
import { notUnderstood, readCommandLine } from '../shared/command-line.ts'
import { writeFileAtomically } from '../shared/json-file.ts'
import { runCommand } from '../shared/lifecycle.ts'
import { PlainError } from '../shared/plain-error.ts'
import { workspace } from '../shared/workspace.ts'
import { breakingChanges } from './contracts/compare.ts'
import { currentLines, recordedFile, seams } from './contracts/current.ts'
import { namedShapes } from './contracts/named-shapes.ts'
import { recordedLines, recordedText, type Shapes } from './contracts/record-text.ts'
import { removedSince } from './contracts/removed-lines.ts'

const usage = 'Use: npm run contracts [-- --record]'
const options = { record: { type: 'boolean' } } as const

const additionsFile = join(workspace, 'libs/contracts/src/endpoint/contract-additions.ts')

/**
 * Runs `npm run contracts`: prints the changes of the two contracts since they were recorded; `--record` records them
 * as the next addition and writes its number into the code (docs/contracts.md). Rejects changes that would break
 * another team's release under the same number.
 */
await runCommand(async () => {
  const {
    values: { record: isRecorded = false },
    positionals: [stray],
  } = readCommandLine(process.argv.slice(2), options, usage)
  if (stray !== undefined) throw notUnderstood(stray, usage)
  const [additions, shapes]: [Record<string, number>, Shapes] = [{}, await namedShapes()]
  for (const seam of seams) {
    const [recorded, current] = [readRecorded(recordedFile(seam)), currentLines(seam)]
    const before = [...(recorded?.keys() ?? [])]
    const broken = breakingChanges(before, current)
    if (broken.length > 0) {
      throw new PlainError(
        `The ${seam} contract would break who relies on it:\n${broken.join('\n')}\nKeep it, or raise its number in libs/contracts/src/endpoint/contract-numbers.ts (docs/contracts.md).`,
      )
    }
    const next = nextRecord(recorded, current)
    const added = current.some((line) => !before.includes(line))
      ? recordedLines(next, shapes).flatMap(({ text, addition }) => (addition === additionsOf(next) ? [text] : []))
      : []
    const removed = removedSince(seam, contractNumbers[seam] - 1)
    if (removed.length > 0)
      console.log(
        `${seam}: gone with ${contractNumbers[seam]}, which apps that require ${contractNumbers[seam] - 1} may miss:\n${removed.join('\n')}`,
      )
    console.log(added.length === 0 ? `${seam}: as recorded` : `${seam}: ${added.length} added\n${added.join('\n')}`)
    if (!isRecorded) continue
    const file = recordedFile(seam)
    await mkdir(dirname(file), { recursive: true })
    await writeFileAtomically(file, recordedText(next, shapes))
    additions[seam] = additionsOf(next)
    console.log(`recorded in ${relative(workspace, file)}: addition ${additions[seam]}`)
  }
  if (!isRecorded) return
  const source = await readFile(additionsFile, 'utf8')
  const counted = seams
    .map((seam) => `${seam}: ${additions[seam] ?? 0}`)
    .toReversed()
    .join(', ')
  await writeFileAtomically(additionsFile, source.replace(/\{ .* \}/, `{ ${counted} }`))
})
