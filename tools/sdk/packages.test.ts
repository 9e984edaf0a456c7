import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { needsOf, usedBy } from '@torneo/build/section-needs'
import { expect, test } from 'vitest'
import { listFiles } from '../shared/files.ts'
import { workspace } from '../shared/workspace.ts'
import { scriptOf } from './pack-library.ts'
import { libraries } from './packages.ts'

// tools/e2e/releases/own-repository.e2e.ts installs and uses the packages as a whole.
test.each(libraries.filter((library) => library !== 'build'))(
  'modules of %s need the same as source and as packed',
  async (library) => {
    const folder = join(workspace, 'libs', library, 'src')
    const files = (await listFiles(folder)).filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\./.test(file))
    const needs = (code: string) => needsOf([usedBy(code)])
    for (const file of files)
      expect([file, needs(await scriptOf(join(folder, file)))]).toEqual([
        file,
        needs(await readFile(join(folder, file), 'utf8')),
      ])
  },
)
