import type { SectionManifest } from '@torneo/contracts/releases/remotes'
import { entryFile, type Files } from '@torneo/section-version/integrity'

type Change = (files: Files) => Files

/** Leaves out the built file whose name begins with these words. */
const without =
  (name: string): Change =>
  (files) =>
    new Map([...files].filter(([file]) => !file.startsWith(name)))

/** Changes the built file whose name begins with these words. */
const changed =
  (name: string, to: (code: string) => string): Change =>
  (files) =>
    new Map(
      [...files].map(([file, content]) => [file, file.startsWith(name) ? Buffer.from(to(String(content))) : content]),
    )

/** Puts a statement before the code of what the section exposes. */
const before = (statement: string): Change => changed('assets/Section-', (code) => `${statement}\n${code}`)

/** Versions that are broken when they are opened, by breakage. */
export const brokenBuilds: Readonly<Record<string, Change>> = {
  load: before("throw new Error('Rotura a propósito: al cargar')"),
  unexported: changed('assets/Section-', (code) => code.replace(/ as default\b/, ' as other')),
  hang: before('await new Promise(() => undefined)'),
  late: before('await new Promise((go) => setTimeout(go, 8000))'),
}

/** Changes of the files that no panel accepts, by breakage. */
export const refusedBuilds: Readonly<Record<string, Change>> = {
  global: (files) => new Map([...files, ['assets/global.css', Buffer.from('body { background: fuchsia }')]]),
  heavy: (files) => new Map([...files, ['assets/heavy.js', Buffer.alloc(5_000_000, 32)]]),
  react: changed(entryFile, (manifest) =>
    JSON.stringify({ shared: [{ name: 'react', version: '18.3.1' }], was: manifest.length }),
  ),
  entry: without('remoteEntry.js'),
  missing: without('assets/BreakagesScreen-'),
  syntax: before('const = 1'),
  name: changed(entryFile, (manifest) => manifest.replace(/"name":"\w+"/, '"name":"users_admin"')),
}

/** Changes of a manifest that no panel accepts, by breakage. */
export function refusedManifests({ sections, requires }: SectionManifest): Record<string, Partial<SectionManifest>> {
  const row = (change: object) => ({ sections: sections.map((one) => ({ ...one, ...change })) })
  return {
    path: row({ path: '/hero' }),
    below: row({ path: '/users/releases' }),
    row: row({ id: 'users' }),
    label: row({ label: '' }),
    order: row({ order: -1000 }),
    shell: { requires: { ...requires, shellAdditions: 99 } },
    service: { requires: { ...requires, apiAdditions: 999 } },
  }
}

/** Adds the panel's answers to refused releases, which the page shows. */
export const withRefusals = (files: Files, refusals: Readonly<Record<string, string>>): Files =>
  changed('assets/refusals-', () => JSON.stringify(refusals))(files)
