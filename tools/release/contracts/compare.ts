/** A parsed line of a recorded contract. */
interface Line {
  readonly key: string
  /** True for data sent by the caller (`<`), false for received data. */
  readonly isInput: boolean
  readonly isOptional: boolean
  readonly types: ReadonlySet<string>
}

function parse(text: string): Line {
  const [head = '', types = ''] = text.split(/: (.*)/s)
  const isOptional = head.endsWith('?')
  return {
    key: isOptional ? head.slice(0, -1) : head,
    isInput: / < /.test(head),
    isOptional,
    types: new Set(types.split(' | ')),
  }
}

const index = (lines: readonly string[]) => new Map(lines.map((text) => [parse(text).key, { ...parse(text), text }]))

/**
 * Changes from `before` to `after` that break a caller, one line each: removed lines, changed types, new required
 * inputs. New output fields and new optional inputs break no caller.
 */
export function breakingChanges(before: readonly string[], after: readonly string[]): string[] {
  const [old, current] = [index(before), index(after)]
  const found: string[] = []
  for (const [key, { text, types, isInput, isOptional }] of old) {
    const next = current.get(key)
    if (!next) found.push(`gone: ${text}`)
    // An input may accept more types or become optional; the types of an output stay the same, and a required output
    // stays required.
    else if ([...types].some((type) => !next.types.has(type)) || (!isInput && types.size !== next.types.size)) {
      found.push(`changed: ${text} is now ${next.text}`)
    } else if (isInput ? isOptional && !next.isOptional : !isOptional && next.isOptional)
      found.push(`changed: ${text} is now ${next.text}`)
  }
  const calls = new Set(before.map((text) => text.split(' ', 2).join(' ')))
  /** Required parts of a new optional field affect only callers that send the field. */
  const isOfOptional = (key: string) =>
    [...current].some(
      ([whole, { isOptional }]) =>
        isOptional && !old.has(whole) && (key.startsWith(`${whole}.`) || key.startsWith(`${whole}[`)),
    )
  for (const [key, { text, isInput, isOptional }] of current) {
    if (!old.has(key) && isInput && !isOptional && !isOfOptional(key) && calls.has(text.split(' ', 2).join(' ')))
      found.push(`asked for: ${text}`)
  }
  return found
}
