import { z } from './zod'
import { appPattern, Requires } from './section-version'
import { check } from './validation'

/** The named fields of a shape, without those that it only passes on. */
type Known<T> = T extends readonly (infer Item)[] ? Known<Item>[]
  : T extends object ? { [Key in keyof T as string extends Key ? never : Key]: Known<T[Key]> } : T

/**
 * A section row in a release; the shell renders its sidebar from these rows without running remote code. Groups, roles and marks are open words, and
 * unknown fields are passed on as they are: one team's new word is nobody else's failure (docs/adr/0057).
 */
export const SectionRow = z.looseObject({
  id: z.string(),
  path: z.string().check(z.regex(/^\/[a-z0-9/-]*$/)),
  label: z.string(),
  title: z.optional(z.string()),
  group: z.string(),
  /** The heading of a group that a shell may not know. */
  groupTitle: z.optional(z.string()),
  roles: z.array(z.string()),
  owner: z.string(),
  /** `pulse`: a pulsing red dot; drawn without when it is another word. */
  mark: z.optional(z.string()),
  /** Position in the sidebar across all apps. */
  order: z.number(),
})
export type SectionRow = Known<z.output<typeof SectionRow>>

/** A row as an app that is not in the section table writes it. */
export type OwnRow = Omit<SectionRow, 'owner'>

/** `section.json` in each build of a section app. */
export const SectionManifest = z.looseObject({
  name: z.string().check(z.regex(appPattern)),
  version: z.string(),
  /** The commit of the build; absent unless it was released. */
  commit: z.optional(z.string()),
  requires: z.looseObject(Requires.shape),
  sections: z.array(SectionRow),
  /** The hash of the release's mf-manifest.json, which lists the hashes of all its files; absent until it is released (docs/adr/0037). */
  integrity: z.optional(z.string()),
})
export type SectionManifest = Known<z.output<typeof SectionManifest>>

function readEach<S extends z.ZodMiniType>(shape: S, values: readonly unknown[]): z.output<S>[] {
  return values.flatMap((value) => {
    const checked = check(shape, value)
    if (!checked.ok) console.error('Left out:', value, checked.details)
    return checked.ok ? [checked.value] : []
  })
}

/** A live app in `/remotes.json`: its manifest and the address of its federation entry. `off`: it is hidden behind this message. */
export const LiveRemote = z.extend(SectionManifest, {
  /** A row that cannot be read is left out alone. */
  sections: z.pipe(z.array(z.unknown()), z.transform((rows): SectionRow[] => readEach(SectionRow, rows))),
  entry: z.string(),
  off: z.optional(z.string()),
})
export type LiveRemote = Known<z.output<typeof LiveRemote>>

/** The live apps of a `/remotes.json`. One that cannot be read is left out alone; throws when the file is no list at all. */
export function readRemotes(file: unknown): LiveRemote[] {
  const entries = (file as { remotes?: unknown } | null | undefined)?.remotes
  if (!Array.isArray(entries)) throw new Error('no list of remotes')
  return readEach(LiveRemote, entries)
}
