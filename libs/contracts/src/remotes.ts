import { z } from './zod'
import { roles } from './roles'
import { sectionApps, sectionGroups } from './sections'

/** A section row as a release carries it; the shell draws its sidebar from these, without running remote code. */
export const SectionRow = z.object({
  id: z.string(),
  path: z.string().check(z.regex(/^\/[a-z0-9/-]*$/)),
  label: z.string(),
  title: z.optional(z.string()),
  group: z.enum(sectionGroups),
  roles: z.array(z.enum(roles)),
  owner: z.string(),
  mark: z.optional(z.literal('pulse')),
  /** Place in the sidebar, over all apps. */
  order: z.number(),
})
export type SectionRow = z.output<typeof SectionRow>

/** `section.json`, written beside each build of a section app. */
export const SectionManifest = z.object({
  name: z.enum(sectionApps),
  version: z.string(),
  /** The commit it was built from; absent for what was never released. */
  commit: z.optional(z.string()),
  /** What it uses of the two seams (`serves`); additions that are absent are none. */
  requires: z.object({ shell: z.number(), api: z.number(), shellAdditions: z.optional(z.number()), apiAdditions: z.optional(z.number()) }),
  sections: z.array(SectionRow),
})
export type SectionManifest = z.output<typeof SectionManifest>

/** One live app of `/remotes.json`: its manifest, and where its federation entry is. `off` hides the section with a sentence. */
export const LiveRemote = z.extend(SectionManifest, {
  entry: z.string(),
  off: z.optional(z.string()),
})
export type LiveRemote = z.output<typeof LiveRemote>

export const RemotesFile = z.object({ remotes: z.array(LiveRemote) })
export type RemotesFile = z.output<typeof RemotesFile>
