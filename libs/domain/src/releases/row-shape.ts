import { cleanLine, isReadable } from '@torneo/contracts/fields/clean-text'
import { z } from '@torneo/contracts/fields/zod'
import { roles } from '@torneo/contracts/people/roles'
import { releaseLimits } from '@torneo/contracts/releases/releases'
import { appPattern } from '@torneo/contracts/releases/section-version'

const isLabel = (text: string) =>
  text.length <= 4 * releaseLimits.label &&
  cleanLine(text) === text &&
  isReadable(text) &&
  [...text].length <= releaseLimits.label

const label = () => z.string().check(z.refine(isLabel))
const word = () => z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]*$/i), z.maxLength(releaseLimits.label))
const path = (form: RegExp) => z.string().check(z.maxLength(releaseLimits.path), z.regex(form))

/** Every field of a row that the panel reads, within the bounds of what it can show. */
export const BoundedRow = z.object({
  id: word(),
  path: path(/^\/$|^(\/[a-z0-9-]+)+$/),
  label: label(),
  title: z.optional(label()),
  pages: z.optional(
    z
      .array(z.object({ path: path(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/), title: label() }))
      .check(z.maxLength(releaseLimits.pages)),
  ),
  // Heads the group in the sidebar when `groupTitle` is absent.
  group: label(),
  groupTitle: z.optional(label()),
  roles: z.array(z.string().check(z.refine((role) => roles.some((known) => known === role)))).check(
    z.minLength(1),
    z.maxLength(roles.length),
    z.refine((list) => new Set(list).size === list.length),
  ),
  owner: z.optional(z.string().check(z.regex(appPattern))),
  mark: z.optional(word()),
  create: z.optional(label()),
  order: z.int().check(z.gte(0), z.lte(releaseLimits.order)),
})
