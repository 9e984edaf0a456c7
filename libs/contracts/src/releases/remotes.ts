import { check } from '../fields/validation'
import { z } from '../fields/zod'
import { appPattern, Requires } from './section-version'

/** Removes the index signature that `looseObject` adds, leaving the named fields; lists are read only. */
type Known<T> = T extends readonly (infer Item)[]
  ? readonly Known<Item>[]
  : T extends object
    ? { [Key in keyof T as string extends Key ? never : Key]: Known<T[Key]> }
    : T

/**
 * A section row in a release; the shell renders its sidebar from these rows without running remote code. Groups, roles
 * and marks are open strings, and unknown fields pass through, so that one team's new value cannot break another team's
 * section (docs/design/sections.md).
 */
export const SectionRow = z.looseObject({
  id: z.string(),
  path: z.string().check(z.regex(/^\/[a-z0-9/-]*$/)),
  label: z.string(),
  title: z.optional(z.string()),
  /** Screens below it; their paths continue its own. */
  pages: z.optional(z.array(z.object({ path: z.string(), title: z.string() }))),
  group: z.string(),
  /** Heading of a group that the shell may not know. */
  groupTitle: z.optional(z.string()),
  roles: z.array(z.string()),
  owner: z.string(),
  /** `pulse` is a pulsing red dot; unknown marks are not shown. */
  mark: z.optional(z.string()),
  /** Label of its button for a new record, whose form `?abrir=nuevo` opens: an action of the palette. */
  create: z.optional(z.string()),
  /** Position in the sidebar across all apps. */
  order: z.number(),
})
export type SectionRow = Known<z.output<typeof SectionRow>>

/** A row as written by an app that is not in the section table. */
export type OwnRow = Omit<SectionRow, 'owner'>

/** `section.json` in each build of a section app. */
export const SectionManifest = z.looseObject({
  name: z.string().check(z.regex(appPattern)),
  version: z.string(),
  /** Commit of the build; present only in a release. */
  commit: z.optional(z.string()),
  requires: z.looseObject(Requires.shape),
  sections: z.array(SectionRow),
  /**
   * Hash of the release's mf-manifest.json, which lists the hashes of all its files; absent until the release
   * (docs/design/section-versions.md).
   */
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

/**
 * A live app in `/remotes.json`: its manifest and the address of its federation entry. With `off`, that message
 * replaces the app's sections.
 */
export const LiveRemote = z.extend(SectionManifest, {
  /** An unreadable row is omitted without affecting the others. */
  sections: z.pipe(
    z.array(z.unknown()),
    z.transform((rows): SectionRow[] => readEach(SectionRow, rows)),
  ),
  entry: z.string(),
  off: z.optional(z.string()),
})
export type LiveRemote = Known<z.output<typeof LiveRemote>>

/** Reads the live apps of a `/remotes.json` and omits unreadable entries; throws when the file contains no list. */
export function readRemotes(file: unknown): LiveRemote[] {
  const entries = (file as { remotes?: unknown } | null | undefined)?.remotes
  if (!Array.isArray(entries)) throw new Error('no list of remotes')
  return readEach(LiveRemote, entries)
}
