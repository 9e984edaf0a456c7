import { expect } from 'vitest'

/** Result of a command that did what it should and printed this. */
export const done = (output: string) => ({ code: 0, output: expect.stringContaining(output) as unknown })
/** Result of a command that refused, with these words. */
export const refused = (output: string) => ({ code: 1, output: expect.stringContaining(output) as unknown })

/** A text of which the numbers and times do not count. */
export const withoutNumbers = (text: string) => text.replaceAll(/\d[\d.:TZ-]*/g, '0')
