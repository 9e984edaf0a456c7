/**
 * Reads a value of a dictionary that came as JSON. An id such as `constructor` has a value only if the dictionary has it:
 * every object inherits some.
 */
export const own = <Value>(
  record: Readonly<Record<string, Value>> | null | undefined,
  key: string,
): Value | undefined => (record && Object.hasOwn(record, key) ? record[key] : undefined)
