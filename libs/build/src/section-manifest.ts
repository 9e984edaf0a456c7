import type { Plugin } from 'vite'
import { sections, type SectionApp } from '../../contracts/src/sections.ts'
import { needsOf, usedBy, type ContractUse } from './section-needs.ts'

const isOwnSource = /\/(?:apps|libs)\/[^?]*\.tsx?$/

/**
 * Writes `section.json` into a section app's build: its name, the contract additions it requires, its rows of the section table (R28). It
 * reads the sources, so it must come before the plugins that transform them.
 */
export function sectionManifest(name: SectionApp, version: string): Plugin {
  const uses = new Map<string, ContractUse>()
  return {
    name: 'torneo:section-manifest',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (isOwnSource.test(id)) uses.set(id, usedBy(code))
    },
    generateBundle(_options, bundle) {
      const bundled = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? Object.keys(output.modules) : []))
      const requires = needsOf(bundled.flatMap((id) => uses.get(id) ?? []))
      const rows = sections.flatMap((section, order) => (section.owner === name ? [{ ...section, order }] : []))
      const manifest = { name, version, requires, sections: rows }
      this.emitFile({ type: 'asset', fileName: 'section.json', source: `${JSON.stringify(manifest, null, 2)}\n` })
    },
  }
}
