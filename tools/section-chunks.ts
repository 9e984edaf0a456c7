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

/** A module, and all that import it without waiting. */
function usersOf(id: string, graph: Graph): Set<string> {
  const users = new Set([id])
  for (const user of users) for (const importer of graph.getModuleInfo(user)?.importers ?? []) users.add(importer)
  return users
}

/** The section's screens that use a module: what it imports only when it is drawn. */
function screensOf(id: string, graph: Graph): string[] {
  return [...usersOf(id, graph)].filter((user) => graph.getModuleInfo(user)?.dynamicImporters.some((importer) => section.test(importer)))
}

function isForFormsOnly(id: string, graph: Graph): boolean {
  const withForms = new Set(screensOf(forms, graph))
  return screensOf(id, graph).every((screen) => withForms.has(screen))
}

/**
 * A first visit fetches few files: what the section begins with, what several of its screens share (apart: what only those with a form do), and
 * one screen. Left alone, every part that two screens share, down to an icon, becomes a file: 24 for one screen, each compressed by itself.
 */
export const sectionChunks = [
  { name: 'start', tags: ['$initial' as const], test: (id: string) => !entry.test(id), priority: 2 },
  { name: (id: string, graph: Graph) => (isForFormsOnly(id, graph) ? 'editing' : 'common'), minShareCount: 3, priority: 1 },
]
