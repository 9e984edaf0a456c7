interface ModuleInfo {
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}
interface Graph {
  getModuleInfo(id: string): ModuleInfo | null
}

const section = /\/src\/Section\.tsx$/
/** Modules that begin a file of their own: the exposed screen, and what of the federation plugin is asked for by name. */
const entry = /REMOTE_ENTRY|mf-exposes|hostAutoInit|pendingShares|\/src\/Section\.tsx$/
/** What the federation plugin imports at once, and would have in a file of its own. */
const plumbing = /localSharedImportMap/
/** Imports every icon; what is left of it after the build says nothing of who uses which. */
const barrel = /lucide-react\/dist\/esm\/lucide-react/
const icon = /lucide-react\/dist\/esm\/icons\//

/** A module, and all that import it statically. */
function usersOf(id: string, graph: Graph): string[] {
  const users = new Set([id])
  for (const user of users) for (const importer of graph.getModuleInfo(user)?.importers ?? []) if (!barrel.test(importer)) users.add(importer)
  return [...users]
}

const startOf = (id: string, graph: Graph) => (
  !entry.test(id) && (plumbing.test(id) || usersOf(id, graph).some((user) => section.test(user))) ? 'start' : null)

/** Where a shared module belongs: to all screens, or to what is opened from them. */
function sharedOf(id: string, graph: Graph): string | null {
  if (entry.test(id)) return null
  if (icon.test(id)) return 'common'
  const loaders = usersOf(id, graph).flatMap((user) => graph.getModuleInfo(user)?.dynamicImporters ?? [])
  return loaders.some((loader) => section.test(loader)) ? 'common' : 'opened'
}

/**
 * A first visit requests few files: what the section begins with, what several of its screens share, and one screen. Left alone, every module that
 * two screens share, down to an icon, becomes a file: 24 for one screen, each compressed by itself.
 */
export const sectionChunks = [
  { name: startOf, priority: 2 },
  { name: sharedOf, minShareCount: 2, priority: 1 },
]
