import type { Plugin } from 'vite'
import type { OwnRow } from '../../contracts/src/releases/remotes.ts'
import { isOwnSource } from './own-source.ts'
import { needsOf, usedBy, type ContractUse } from './section-needs.ts'

/**
 * Writes `section.json` into a section app's build: its name, the contract additions it requires, and its rows.
 * It reads the sources, so it must come before plugins that transform them.
 */
export function sectionManifest(name: string, version: string, rows: readonly OwnRow[]): Plugin {
  const uses = new Map<string, ContractUse>()
  return {
    name: 'torneo:section-manifest',
    // Read by the release command, which rejects taken paths before it builds.
    api: { rows },
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (isOwnSource(id)) uses.set(id, usedBy(code))
    },
    generateBundle(_options, bundle) {
      const bundled = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? Object.keys(output.modules) : [],
      )
      const requires = needsOf(bundled.flatMap((id) => uses.get(id) ?? []))
      const manifest = { name, version, requires, sections: rows.map((row) => ({ ...row, owner: name })) }
      this.emitFile({ type: 'asset', fileName: 'section.json', source: `${JSON.stringify(manifest, null, 2)}\n` })
    },
  }
}
