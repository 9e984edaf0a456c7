import { BSON, type Document } from 'mongodb'

/** Things kept of one kind, at most: some 6 MB of rows. */
const most = 4000

/** What was made under a name is kept; when there are too many, the oldest goes. */
function createKept<T>() {
  const kept = new Map<string, T>()

  return (name: string, make: () => T): T => {
    const known = kept.get(name)
    if (known !== undefined) return known
    const [oldest] = kept.keys()
    if (kept.size >= most && oldest !== undefined) kept.delete(oldest)
    const made = make()
    kept.set(name, made)
    return made
  }
}

const constants = new WeakSet<object>()

/** Whether this never changes: what is made of it may be kept with it. */
export const isConstant = (value: unknown): boolean => typeof value === 'object' && value !== null && constants.has(value)

function constant<T extends object>(value: T): Readonly<T> {
  for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) Object.freeze(inner)
  constants.add(value)
  return Object.freeze(value)
}

/**
 * Reads stored rows, each once as it is. The bytes that the primary has just sent are its name here: a row that changed, by whomever, is
 * another one, so that nothing here can be old. The same row is the same object, frozen.
 */
export function createKeptRows<T extends object | null>(read: (row: Document) => T) {
  const kept = createKept<Readonly<T>>()
  return (bytes: Buffer): Readonly<T> => kept(bytes.toString('latin1'), () => {
    const value = read(BSON.deserialize(bytes))
    return value && constant(value)
  })
}

/** Gives the same object for equal values. */
export function createSame<T extends object>() {
  const kept = createKept<Readonly<T>>()
  return (value: T): Readonly<T> => kept(JSON.stringify(value), () => constant(value))
}

/** Puts kept rows together, once for the same ones. */
export function createKeptJoin<Main extends object, Others extends readonly (object | null)[], Made extends object>(
  join: (main: Main, ...others: Others) => Made,
) {
  const kept = new WeakMap<Main, { readonly others: Others; readonly made: Readonly<Made> }>()

  return (main: Main, ...others: Others): Readonly<Made> => {
    const known = kept.get(main)
    if (known && others.every((other, index) => other === known.others[index])) return known.made
    const made = constant(join(main, ...others))
    kept.set(main, { others, made })
    return made
  }
}
