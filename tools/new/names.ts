import { PlainError } from '../shared/plain-error.ts'

/** A name in the cases used in code. */
export interface Names {
  /** Such as `hall-of-fame`: folders, files, addresses. */
  readonly kebab: string
  /** Such as `hall_of_fame`: ids of sections, collections. */
  readonly snake: string
  /** Such as `hallOfFame`. */
  readonly camel: string
  /** Such as `HallOfFame`. */
  readonly pascal: string
}

const kebabPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Throws a PlainError unless the name is kebab case; `what` describes it in the message. */
export function namesOf(kebab: string, what: string): Names {
  if (!kebabPattern.test(kebab) || kebab.length > 40)
    throw new PlainError(`'${kebab}' is no name for ${what}: small letters and digits, parted by '-', up to 40.`)
  const pascal = kebab.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  return { kebab, snake: kebab.replaceAll('-', '_'), camel: pascal.slice(0, 1).toLowerCase() + pascal.slice(1), pascal }
}

/**
 * The singular of a plural: `referee` of `referees`, `category` of `categories`. Throws a PlainError when it is
 * unclear.
 */
export function singularOf(many: string): string {
  if (/[^s]ies$/.test(many)) return many.replace(/ies$/, 'y')
  if (/(ch|sh|x|ss)es$/.test(many)) return many.slice(0, -2)
  if (/[^su]s$/.test(many)) return many.slice(0, -1)
  throw new PlainError(`What is one of '${many}' called? Say it: --one <name>`)
}

/** `a` or `an`, for a builder's name. */
export const article = (pascal: string) => (/^[AEIOU]/.test(pascal) ? 'an' : 'a')
