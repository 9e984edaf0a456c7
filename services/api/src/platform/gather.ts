/**
 * Questions of one moment as one: what is asked for until the event loop has taken in all that had arrived is loaded together. Nobody is
 * given what was read before the own question, nor waits for another; `inTurn` all that comes while one load is on its way is the next one,
 * so that however many ask, they take up one connection.
 */
export function createGather<T>(load: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>, { inTurn = false } = {}) {
  let before: Promise<unknown> = Promise.resolve()
  let open: { readonly ids: Set<string>; readonly found: Promise<ReadonlyMap<string, T>> } | null = null

  function begin() {
    const ids = new Set<string>()
    const turn = inTurn ? before : null
    const found = new Promise((resolve) => setImmediate(resolve)).then(() => turn).then(() => {
      open = null
      return load([...ids])
    })
    before = found.catch(() => undefined)
    return { ids, found }
  }

  return async (id: string): Promise<T | null> => {
    open ??= begin()
    open.ids.add(id)
    return (await open.found).get(id) ?? null
  }
}
