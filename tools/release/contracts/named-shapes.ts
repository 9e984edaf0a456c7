import { join } from 'node:path'
import { z } from 'zod/mini'
import { listFiles } from '../../shared/files.ts'
import { workspace } from '../../shared/workspace.ts'
import type { Shapes } from './record-text.ts'
import { shapeLines } from './shape-lines.ts'

const folder = join(workspace, 'libs/contracts/src')

/** The shapes that the contracts export, by name; a name that two files give to different shapes names none. */
export async function namedShapes(): Promise<Shapes> {
  const files = (await listFiles(folder)).filter((file) => /(?<!\.test|\.fixture)\.ts$/.test(file))
  const exported = await Promise.all(
    files.map(async (file) => Object.entries((await import(join(folder, file))) as Record<string, unknown>)),
  )
  const found = new Map<string, readonly string[] | null>()
  for (const [name, shape] of exported.flat()) {
    if (!/^[A-Z]\w*$/.test(name) || !(shape instanceof z.ZodMiniType)) continue
    const lines = shapeLines(shape)
    const known = found.get(name)
    found.set(name, known === undefined || known?.join() === lines.join() ? lines : null)
  }
  return new Map([...found].filter((entry): entry is [string, readonly string[]] => entry[1] !== null))
}
