/** Caches a value derived from an immutable object; `about` is always the same for one object. */
export function memoizeByObject<T extends object, Value, About = void>(
  derive: (value: T, about: About) => Value,
): (value: T, about: About) => Value {
  const known = new WeakMap<T, Value>()
  return (value, about) => {
    const derived = known.get(value) ?? derive(value, about)
    known.set(value, derived)
    return derived
  }
}
