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

/** A part with its own folder in an app, shown by several screens but not by most. */
const folder = /\/src\/parts\/([\w-]+)\//

const isOnScreens = (id: string, graph: Graph) => icon.test(id) || usersOf(id, graph).some((user) => screen.test(user))

/** The part that a module is of; null for one that another part imports too. */
function partOf(id: string, graph: Graph): string | null {
  const own = folder.exec(id)?.[1] ?? null
  return own && usersOf(id, graph).every((user) => (folder.exec(user)?.[1] ?? own) === own) ? own : null
}

/** `common` for modules shared by screens, except the modules of a part. */
const commonOf = (id: string, graph: Graph) => (!entry.test(id) && isOnScreens(id, graph) && !partOf(id, graph) ? 'common' : null)

const partsOf = (id: string, graph: Graph) => (!entry.test(id) && isOnScreens(id, graph) ? partOf(id, graph) : null)

/** `opened` for modules that only lazy parts share. */
const openedOf = (id: string, graph: Graph) => (entry.test(id) || isOnScreens(id, graph) ? null : 'opened')

/**
 * A first visit requests few files: the section's start, the modules shared by its screens, the parts that the screen shows, and the screen. By
 * default every module that two screens share, down to an icon, becomes a file: 24 for one screen, each compressed by itself.
 */
export const sectionChunks = [
  // In this order, because a file takes in the modules that its own import, unless an earlier one has them.
  { name: startOf, priority: 4 },
  { name: commonOf, minShareCount: 2, priority: 3 },
  { name: partsOf, minShareCount: 2, priority: 2 },
  { name: openedOf, minShareCount: 2, priority: 1 },
]
