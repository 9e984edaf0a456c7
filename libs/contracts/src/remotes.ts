import { z } from './zod'
import { roles } from './roles'
import { sectionApps, sectionGroups } from './sections'

/** A section row in a release; the shell renders its sidebar from these rows without running remote code. */
export const SectionRow = z.object({
  id: z.string(),
  path: z.string().check(z.regex(/^\/[a-z0-9/-]*$/)),
  label: z.string(),
  title: z.optional(z.string()),
  group: z.enum(sectionGroups),
  roles: z.array(z.enum(roles)),
  owner: z.string(),
  mark: z.optional(z.literal('pulse')),
  /** Position in the sidebar across all apps. */
  order: z.number(),
})
export type SectionRow = z.output<typeof SectionRow>

/** `section.json` in each build of a section app. */
export const SectionManifest = z.object({
  name: z.enum(sectionApps),
  version: z.string(),
  /** The commit of the build; absent unless it was released. */
  commit: z.optional(z.string()),
  /** The required contract numbers and additions (`serves`); absent additions are 0. */
  requires: z.object({ shell: z.number(), api: z.number(), shellAdditions: z.optional(z.number()), apiAdditions: z.optional(z.number()) }),
  sections: z.array(SectionRow),
  /** The hash of the release's mf-manifest.json, which lists the hashes of all its files; absent until it is released (docs/adr/0037). */
  integrity: z.optional(z.string()),
})
export type SectionManifest = z.output<typeof SectionManifest>

/** A live app in `/remotes.json`: its manifest and the address of its federation entry. `off`: it is hidden behind this message. */
export const LiveRemote = z.extend(SectionManifest, {
  entry: z.string(),
  off: z.optional(z.string()),
})
export type LiveRemote = z.output<typeof LiveRemote>

export const RemotesFile = z.object({ remotes: z.array(LiveRemote) })
export type RemotesFile = z.output<typeof RemotesFile>
