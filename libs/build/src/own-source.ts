/** The extensions of our modules: sources, and what is made of them for a team outside this workspace (docs/adr/0060-own-repository.md). */
const isModule = /\.[jt]sx?$/

/** Whether a module is ours or the team's, not one of a package that somebody else publishes. */
export function isOwnSource(id: string): boolean {
  const [, inPackage = '@torneo/'] = /.*\/node_modules\/(.*)$/.exec(id) ?? []
  return isModule.test(id) && !id.startsWith('\0') && inPackage.startsWith('@torneo/')
}

/** Whether a module is in this folder, or file without extension, of one of our libraries: `isOf('contracts', 'zod')`. */
export const isOf = (library: string, path: string) => {
  const place = new RegExp(`/(?:libs|@torneo)/${library}/src/${path}`)
  return (id: string) => place.test(id) && isModule.test(id)
}
