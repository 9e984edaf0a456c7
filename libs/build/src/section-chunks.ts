interface ModuleInfo {
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}
interface Graph {
  getModuleInfo(id: string): ModuleInfo | null
}

const section = /\/src\/Section\.tsx$/
/** Matches screens, which are loaded on demand by the section or by another screen. */
const screen = /Screen\.tsx$/
/** Entry modules: the exposed screen, and the federation plugin's own entries. */
const entry = /REMOTE_ENTRY|mf-exposes|hostAutoInit|pendingShares|\/src\/Section\.tsx$/
/**
 * Matches modules that are not worth a file: one that the federation plugin imports statically, a hook of a few lines
 * that a screen shares with pages, and what 'Partidos' and 'Goleadores' share with theirs.
 */
const plumbing =
  /localSharedImportMap|screen\/use-print|screen\/edition-api|(?:officials|closing)(?:-api)?\.ts$|hall-of-fame-offers\.ts$/
/** Matches the barrel that imports every icon, so its import edges do not reveal the users of an icon. */
const barrel = /lucide-react\/dist\/esm\/lucide-react/
const icon = /lucide-react\/dist\/esm\/icons\//

/** A module and its static importers, transitively. */
function usersOf(id: string, graph: Graph): string[] {
  const users = new Set([id])
  for (const user of users)
    for (const importer of graph.getModuleInfo(user)?.importers ?? []) if (!barrel.test(importer)) users.add(importer)
  return [...users]
}

const startOf = (id: string, graph: Graph) =>
  !entry.test(id) && (plumbing.test(id) || usersOf(id, graph).some((user) => section.test(user))) ? 'start' : null

/** Matches a part with its own folder in an app, which several screens use but most do not. */
const folder = /\/src\/parts\/([\w-]+)\//

const isOnScreens = (id: string, graph: Graph) => icon.test(id) || usersOf(id, graph).some((user) => screen.test(user))

/** Part that a module belongs to; null if another part imports it too. */
function partOf(id: string, graph: Graph): string | null {
  const own = folder.exec(id)?.[1] ?? null
  return own && usersOf(id, graph).every((user) => (folder.exec(user)?.[1] ?? own) === own) ? own : null
}

/** The screen that loads another on demand, or the screen itself. */
const outerOf = (id: string, graph: Graph) =>
  graph.getModuleInfo(id)?.dynamicImporters.find((user) => screen.test(user)) ?? id

/** True for a screen that loads others: a visit needs its own modules too. */
const isOuter = (id: string, graph: Graph) =>
  screen.test(id) && (graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []).some((loaded) => screen.test(loaded))

/** Screens that use a module. */
const innerScreensOf = (id: string, graph: Graph) => usersOf(id, graph).filter((user) => screen.test(user))

/** Screens that use a module; one that a screen loads counts as that screen. */
const screensOf = (id: string, graph: Graph) => [
  ...new Set(innerScreensOf(id, graph).map((user) => outerOf(user, graph))),
]

/**
 * `common` for modules shared by two screens or more, except the modules of a part; `shared` for those that no screen
 * which loads others uses: its visit has least room.
 */
function commonOf(id: string, graph: Graph): string | null {
  const screens = screensOf(id, graph)
  if (entry.test(id) || !isOnScreens(id, graph) || screens.length === 1 || partOf(id, graph)) return null
  return screens.length === 0 || screens.some((one) => isOuter(one, graph)) ? 'common' : 'shared'
}

/** `<Screen>-own` for modules of one screen alone, which it shares with its own lazy parts. */
const ownBy =
  (screens: typeof screensOf) =>
  (id: string, graph: Graph): string | null => {
    const [only, ...others] = entry.test(id) || (screen.test(id) && !isOuter(id, graph)) ? [] : screens(id, graph)
    const name = only && others.length === 0 && !partOf(id, graph) ? /([A-Z]\w*)Screen\.tsx$/.exec(only)?.[1] : null
    return name ? `${name}-own` : null
  }

const outerOwn = ownBy(screensOf)
/** Names the file of modules of one screen alone. */
const innerOwn = ownBy(innerScreensOf)
/** Names the file of modules that a screen shares with screens that it loads. */
const sharedOwn = (id: string, graph: Graph) =>
  isOuter(id, graph) || innerScreensOf(id, graph).length > 1 ? outerOwn(id, graph) : null

const partsOf = (id: string, graph: Graph) => (!entry.test(id) && isOnScreens(id, graph) ? partOf(id, graph) : null)

/** `opened` for modules that only lazy parts share. */
const openedOf = (id: string, graph: Graph) => (entry.test(id) || isOnScreens(id, graph) ? null : 'opened')

/**
 * Limits the number of files that a first visit requests: the section's start, the modules shared by its screens, the
 * parts that the screen uses, and the screen. By default every module that two screens share, down to an icon, becomes
 * a file: 24 for one screen, each compressed separately.
 */
export const sectionChunks = [
  // The order matters, because a file absorbs the modules that its own modules import, unless an earlier one contains
  // them.
  { name: startOf, debugName: 'start', priority: 4 },
  { name: commonOf, debugName: 'common', minShareCount: 2, priority: 3 },
  { name: partsOf, debugName: 'parts', minShareCount: 2, priority: 2 },
  { name: sharedOwn, debugName: 'shared', priority: 1.5 },
  { name: innerOwn, debugName: 'inner', minShareCount: 2, priority: 1.4 },
  { name: openedOf, debugName: 'opened', minShareCount: 2, priority: 1 },
]
