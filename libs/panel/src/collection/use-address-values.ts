import { useSearchParams } from '@torneo/router'

/**
 * Values in the address's query by parameter name; '' when absent. Going back, reloading, sharing a link and returning
 * to a list therefore show the same state.
 */
export function useAddressValues<Field extends string>(names: Readonly<Record<Field, string>>) {
  const [params, setParams] = useSearchParams()
  const fields = Object.keys(names) as Field[]
  const change = (changes: Readonly<Partial<Record<Field, string>>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const field of fields) {
          const value = changes[field]
          if (value === '') next.delete(names[field])
          else if (value !== undefined) next.set(names[field], value)
        }
        return next
      },
      { replace: true },
    )
  return [
    Object.fromEntries(fields.map((field) => [field, params.get(names[field]) ?? ''])) as Record<Field, string>,
    change,
  ] as const
}

/** A single value in the address's query. */
export function useAddressValue(name: string): readonly [value: string, change: (value: string) => void] {
  const [{ value }, change] = useAddressValues({ value: name })
  return [value, (next) => change({ value: next })]
}

export const useCollectionSearch = () => useAddressValue('buscar')
