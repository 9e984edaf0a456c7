/**
 * Matches our modules: sources, and their compiled files for teams outside this workspace
 * (docs/design/own-repositories.md).
 */
const isModule = /\.[jt]sx?$/

/** True for modules of this project or of a team, not of a third-party package. */
export function isOwnSource(id: string): boolean {
  const [, inPackage = '@torneo/'] = /.*\/node_modules\/(.*)$/.exec(id) ?? []
  return isModule.test(id) && !id.startsWith('\0') && inPackage.startsWith('@torneo/')
}

/** True for modules of our libraries. */
export const isLibrary = (id: string): boolean => /\/(?:libs|@torneo)\/[\w-]+\/src\//.test(id)

/** True for modules in a folder, or a file without extension, of one of our libraries: `isOf('contracts', 'fields/zod')`. */
export const isOf = (library: string, path: string) => {
  const pattern = new RegExp(`/(?:libs|@torneo)/${library}/src/${path}`)
  return (id: string) => pattern.test(id) && isModule.test(id)
}

/** True for the contract's copy of zod. */
export const isZod = isOf('contracts', 'fields/zod\\.')

/** True for the modules of forms. */
export const isForm = isOf('client', 'record-form/')
