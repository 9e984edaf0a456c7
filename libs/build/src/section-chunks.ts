interface ModuleInfo {
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}
interface Graph {
  getModuleInfo(id: string): ModuleInfo | null
}

const section = /\/src\/Section\.tsx$/
/** Loaded with the page that shows it, by the section or by another screen. */
const screen = /Screen\.tsx$/
/** Entry modules: the exposed screen, and the federation plugin's own entries. */
const entry = /REMOTE_ENTRY|mf-exposes|hostAutoInit|pendingShares|\/src\/Section\.tsx$/
/** A module that the federation plugin imports at once, but would put into a chunk of its own. */
const plumbing = /localSharedImportMap/
/** Imports every icon, so its import edges do not tell who uses an icon. */
const barrel = /lucide-react\/dist\/esm\/lucide-react/
const icon = /lucide-react\/dist\/esm\/icons\//

/** A module and its static importers, transitively. */
function usersOf(id: string, graph: Graph): string[] {
  const users = new Set([id])
  for (const user of users) for (const importer of graph.getModuleInfo(user)?.importers ?? []) if (!barrel.test(importer)) users.add(importer)
  return [...users]
}

const startOf = (id: string, graph: Graph) => (
  !entry.test(id) && (plumbing.test(id) || usersOf(id, graph).some((user) => section.test(user))) ? 'start' : null)

/** Screens that share what no other screen needs: it is a file of their own, and not of the others' first visit. */
const pairs = { tables: /\/(Standings|Scorers)Screen\.tsx$/, rosters: /\/(MyTeam|TeamRoster)Screen\.tsx$/ }

/** `common` for modules that screens share, the name of a pair where only its two do, `opened` for what only lazily opened parts share. */
function sharedOf(id: string, graph: Graph): string | null {
  if (entry.test(id)) return null
  if (icon.test(id)) return 'common'
  const screens = usersOf(id, graph).filter((user) => screen.test(user))
  if (screens.length === 0) return 'opened'
  return Object.entries(pairs).find(([, pair]) => screens.every((user) => pair.test(user)))?.[0] ?? 'common'
}

const only = (...names: readonly string[]) => (id: string, graph: Graph) => {
  const name = sharedOf(id, graph)
  return name !== null && names.includes(name) ? name : null
}

/**
 * A first visit requests three files: the section's start, the modules shared by its screens, and one screen; of `pairs` a fourth. By default every
 * module that two screens share, down to an icon, becomes a file: 24 for one screen, each compressed by itself.
 */
export const sectionChunks = [
  { name: startOf, priority: 2 },
  // A file takes what its modules import and no file before it has: so the most shared ones come first.
  { name: only('common'), minShareCount: 2, priority: 1.3 },
  { name: only(...Object.keys(pairs)), minShareCount: 2, priority: 1.2 },
  { name: only('opened'), minShareCount: 2, priority: 1 },
]
