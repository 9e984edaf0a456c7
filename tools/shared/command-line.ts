import { parseArgs, type ParseArgsConfig } from 'node:util'
import { PlainError } from './plain-error.ts'

/**
 * Reads a command's arguments with `parseArgs`. Throws a PlainError of one line, with `usage`, for an unknown or
 * repeated option, or one without its value. `--x` is always an option, never the value of the previous one.
 */
export function readCommandLine<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    const { values, positionals, tokens } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      tokens: true,
    })
    const named = tokens.filter((token) => token.kind === 'option')
    const repeated = named.find(({ name }, index) => named.findIndex((other) => other.name === name) < index)
    if (repeated) throw notUnderstood(repeated.rawName, usage)
    const empty = named.find(({ value }) => value?.trim() === '')
    if (empty) throw needsText(empty.rawName, usage)
    return { values, positionals }
  } catch (error) {
    if (error instanceof PlainError) throw error
    const { message, code } = error as Error & { readonly code?: string }
    const option = /'(--?[^\s']*)/.exec(message)?.[1] ?? ''
    throw code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' && !message.includes('does not take')
      ? needsText(option, usage)
      : notUnderstood(option, usage)
  }
}

export const notUnderstood = (word: string, usage: string) =>
  new PlainError(`'${word}' is not understood here. ${usage}`)

/** Rejects all arguments, for a command without any. */
export function refuseArguments(args: readonly string[], usage: string): void {
  if (args[0] !== undefined) throw notUnderstood(args[0], usage)
}

const needsText = (option: string, usage: string) => new PlainError(`${option} needs a text after it. ${usage}`)
