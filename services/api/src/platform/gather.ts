/**
 * Questions of one moment as one: what is asked for until the event loop has taken in all that had arrived is loaded together. Nobody is
 * given what was read before the own question, nor waits for another.
 */
export function createGather<T>(load: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>) {
  let open: { readonly ids: Set<string>; readonly found: Promise<ReadonlyMap<string, T>> } | null = null

  function begin() {
    const ids = new Set<string>()
    const found = new Promise((resolve) => setImmediate(resolve)).then(() => {
      open = null
      return load([...ids])
    })
    return { ids, found }
  }

  return async (id: string): Promise<T | null> => {
    open ??= begin()
    open.ids.add(id)
    return (await open.found).get(id) ?? null
  }
}
