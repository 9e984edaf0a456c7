import { BaseSequencer, type TestSpecification } from 'vitest/node'

const longest = [
  'axe',
  'own-repository',
  'database-commands',
  'workspace-commands',
  'edges',
  'compat',
  'start',
  'match-day',
  'breakages',
  'weights',
].map((name) => `/${name}.e2e.ts`)

/**
 * Starts the browser tests that take minutes before the others, so that no worker is left with one at the end. A fresh
 * clone has no durations, by which vitest would sort.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = longest.findIndex((end) => moduleId.endsWith(end))
      return index === -1 ? longest.length : index
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}
