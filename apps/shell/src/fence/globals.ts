/** A property of the page as it was before the first section ran. */
interface Original {
  readonly object: object
  readonly key: PropertyKey
  readonly property: PropertyDescriptor
  readonly name: string
}

/** A replaced property: its name, and what stood in its place. */
export type Replaced = (name: string, replacement: unknown) => void

const { getOwnPropertyDescriptor, defineProperty, getPrototypeOf, hasOwn } = Object
const { ownKeys, deleteProperty } = Reflect
const isFunction = (value: unknown): value is object => typeof value === 'function'

/** True for a method, an accessor, a constructor or a setting such as `Error.stackTraceLimit` that may be replaced. */
const isReplaceable = ({ value, get, set, configurable, writable }: PropertyDescriptor, hasSettings: boolean) =>
  isFunction(value) || get !== undefined || set !== undefined
    ? configurable === true || writable === true
    : hasSettings && writable === true

/**
 * Names under which a page has the constructors that sections use; those that few pages use are left out, because a
 * browser makes each when it is first read, and each check reads all.
 */
const constructors = new RegExp(
  `^(${[
    'Array', 'BigInt', 'Boolean', 'Date', 'Function', 'Map', 'Number', 'Object', 'Promise', 'RegExp', 'Set', 'String',
    'Symbol', 'Weak(Map|Ref|Set)', 'Uint8Array', '(Type|Range)?Error', 'Abort.*', 'Attr', 'Blob', 'BroadcastChannel',
    'CharacterData', 'Clipboard.*', 'Crypto', 'CSSStyle.*', 'DOM.*', 'Document.*', 'Element', 'Event(Source|Target)?',
    '(Custom|Focus|Input|Keyboard|Mouse|Pointer|UI)Event', 'File.*', 'FormData', 'HTML.*', 'Headers', 'History',
    'MediaQueryList', 'Navigat(ion|or)', 'Node(List)?', 'Performance', 'Range', 'Request', 'Response', 'Selection',
    'ShadowRoot', 'Storage', 'SubtleCrypto', 'Text(De|En)coder', 'URL(SearchParams)?', 'WebSocket',
    '(Mutation|Resize|Intersection)Observer', 'XMLHttpRequest',
  ].join('|')})$`, // prettier-ignore
)

/** Objects with methods of their own. */
const namespaces = ['JSON', 'Math', 'Reflect', 'Intl', 'CSS', 'console'] as const
/** Objects whose properties are those of their prototypes: an own one hides it. */
const instances = ['history', 'document', 'navigator', 'crypto', 'performance'] as const

/**
 * Remembers the functions of a page. The returned check puts back those that were replaced, and calls `onReplaced` for
 * each; it uses nothing that a section may have replaced.
 */
export function fenceGlobals(page: Record<string, unknown>, onReplaced: Replaced): () => void {
  const originals: Original[] = []
  const remember = (object: unknown, prefix: string, hasSettings = true) => {
    if (object === null || (typeof object !== 'object' && typeof object !== 'function')) return
    for (const key of ownKeys(object)) {
      const property = getOwnPropertyDescriptor(object, key)
      if (property && key !== 'constructor' && isReplaceable(property, hasSettings))
        originals.push({ object, key, property, name: `${prefix}${String(key)}` })
    }
  }
  for (const name of Object.getOwnPropertyNames(page)) {
    if (!constructors.test(name)) continue
    const constructor = page[name] as { readonly prototype?: object } | undefined
    remember(constructor, `${name}.`)
    remember(constructor?.prototype, `${name}.prototype.`)
  }
  for (const name of namespaces) remember(page[name], `${name}.`)
  remember(page, '', false)
  const shadows = instances.flatMap((name) => {
    const object = page[name]
    return object ? [{ object: object as object, name }] : []
  })
  shadows.push({ object: page, name: 'window' as never })
  const ownBefore = shadows.map(({ object }) => new Set(ownKeys(object)))
  const inherited = ownKeys(EventTarget.prototype)
  const everyone = page.Object as { readonly prototype?: object } | undefined
  const keysOfEvery = new Set(ownKeys(everyone?.prototype ?? {}))
  let found: (readonly [name: string, replacement: unknown])[] = []
  const note = (name: string, replacement: unknown) => (found[found.length] = [name, replacement])

  /** Deletes what was added to all objects, where it could pass for a part of any of them. */
  function clear(prototype: object): void {
    const keys = ownKeys(prototype)
    for (let index = 0; index < keys.length; index += 1) {
      const key = keys[index] as string | symbol
      if (keysOfEvery.has(key)) continue
      const value = getOwnPropertyDescriptor(prototype, key)?.value as unknown
      if (deleteProperty(prototype, key)) note(`Object.prototype.${String(key)}`, value)
    }
  }

  function restore({ object, key, property, name }: Original): void {
    const now = getOwnPropertyDescriptor(object, key)
    if (now && now.value === property.value && now.get === property.get && now.set === property.set) return
    try {
      defineProperty(object, key, property)
    } catch {
      // It was made final.
      return
    }
    note(name, now?.value ?? now?.get)
  }

  function unhide(object: object, name: string, before: ReadonlySet<PropertyKey>): void {
    const keys = name === 'window' ? inherited : ownKeys(object)
    for (let index = 0; index < keys.length; index += 1) {
      const key = keys[index] as string | symbol
      if (before.has(key) || !hasOwn(object, key) || !(key in (getPrototypeOf(object) as object))) continue
      const now = getOwnPropertyDescriptor(object, key)
      if (deleteProperty(object, key)) note(`${name}.${String(key)}`, now?.value ?? now?.get)
    }
  }

  return () => {
    if (everyone?.prototype) clear(everyone.prototype)
    for (let index = 0; index < originals.length; index += 1) restore(originals[index] as Original)
    for (let index = 0; index < shadows.length; index += 1) {
      const { object, name } = shadows[index] as (typeof shadows)[number]
      unhide(object, name, ownBefore[index] as ReadonlySet<PropertyKey>)
    }
    // Only now: what is called may use any of them.
    const replaced = found
    found = []
    for (const [name, replacement] of replaced) onReplaced(name, replacement)
  }
}
