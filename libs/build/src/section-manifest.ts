import type { Plugin } from 'vite'
import { sections, type SectionApp } from '../../contracts/src/sections.ts'
import { needsOf, takenBy, type Taken } from './section-needs.ts'

const isOurs = /\/(?:apps|libs)\/[^?]*\.tsx?$/

/**
 * Writes `section.json` beside a section app's build: its name, what it needs of the two contracts, its rows of the section table (R28). It reads
 * modules as they are written, so it stands before the plugins that change them.
 */
export function sectionManifest(name: SectionApp, version: string): Plugin {
  const taken = new Map<string, Taken>()
  return {
    name: 'torneo:section-manifest',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (isOurs.test(id)) taken.set(id, takenBy(code))
    },
    generateBundle(_options, bundle) {
      const inIt = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? Object.keys(output.modules) : []))
      const requires = needsOf(inIt.flatMap((id) => taken.get(id) ?? []))
      const rows = sections.flatMap((section, order) => (section.owner === name ? [{ ...section, order }] : []))
      const manifest = { name, version, requires, sections: rows }
      this.emitFile({ type: 'asset', fileName: 'section.json', source: `${JSON.stringify(manifest, null, 2)}\n` })
    },
  }
}
