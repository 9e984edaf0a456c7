import { z } from './zod'

/**
 * The name of a section app: a folder, a part of addresses. Which names there are, the apps that are released say themselves; not `shell`, nor what
 * every object has.
 */
export const appPattern = /^(?!shell$|constructor$)[a-z][a-z0-9-]{1,40}$/

/** A version is a part of an address: `1.4.0`, `1.4.0-rc.1`. */
export const versionPattern = /^[0-9][0-9A-Za-z.+-]{0,59}$/

/** The required contract numbers and additions (`serves`); absent additions are 0. */
export const Requires = z.object({ shell: z.number(), api: z.number(), shellAdditions: z.optional(z.number()), apiAdditions: z.optional(z.number()) })
