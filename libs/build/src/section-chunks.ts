interface ModuleInfo {
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}
interface Graph {
  getModuleInfo(id: string): ModuleInfo | null
}

const forms = 'virtual:torneo-forms'
const section = /\/src\/Section\.tsx$/
/** Modules that begin a file of their own: the exposed screen, and what of the federation plugin is asked for by name. */
const entry = /REMOTE_ENTRY|mf-exposes|hostAutoInit|pendingShares|\/src\/Section\.tsx$/
/** What the plugin asks for at once, and would have in a file of its own. */
const plumbing = /localSharedImportMap/

/** Imports every icon; what is left of it after the build says nothing of who uses which. */
const barrel = /lucide-react\/dist\/esm\/lucide-react/
const icon = /lucide-react\/dist\/esm\/icons\//

/** A module, and all that import it without waiting; with `late`, also those that import it when something is opened. */
function usersOf(id: string, graph: Graph, late = false): Set<string> {
  const users = new Set([id])
  for (const user of users) {
    const info = graph.getModuleInfo(user)
    for (const importer of info?.importers ?? []) if (!barrel.test(importer)) users.add(importer)
    if (late) for (const importer of info?.dynamicImporters ?? []) if (!section.test(importer)) users.add(importer)
  }
  return users
}

const isScreen = (id: string, graph: Graph) => graph.getModuleInfo(id)?.dynamicImporters.some((importer) => section.test(importer)) === true
const isPart = (id: string, graph: Graph) => (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0

const startOf = (id: string, graph: Graph) => (
  !entry.test(id) && (plumbing.test(id) || [...usersOf(id, graph)].some((user) => section.test(user))) ? 'start' : null)

/** Where what several parts share belongs: to what is opened from a screen, to the screens where something is edited, or to all. */
function shelfOf(id: string, graph: Graph): string | null {
  if (icon.test(id)) return 'common'
  const users = [...usersOf(id, graph)]
  const screens = users.filter((user) => isScreen(user, graph))
  if (screens.length === 0) return users.filter((user) => isPart(user, graph)).length > 1 ? 'late' : null
  const editing = usersOf(forms, graph, true)
  const shelf = screens.every((screen) => editing.has(screen)) ? 'editing' : 'common'
  const owners = [...usersOf(id, graph, true)].filter((user) => isScreen(user, graph))
  // What two share is only worth a place there for those that edit, who have most files to fetch.
  return owners.length > (shelf === 'editing' ? 1 : 2) ? shelf : null
}

/**
 * A first visit fetches few files: what the section begins with, what several of its screens share (apart: what only those that edit do), and
 * one screen. Left alone, every part that two screens share, down to an icon, becomes a file: 24 for one screen, each compressed by itself.
 */
export const sectionChunks = [
  { name: startOf, priority: 2 },
  { name: shelfOf, minShareCount: 2, priority: 1 },
]
