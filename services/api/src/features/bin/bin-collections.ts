import { buckets } from '@torneo/contracts/files/storage'
import type { Words } from '@torneo/contracts/records/bin-words'
import { allCollections, type RecordCollection } from '@torneo/contracts/records/collections'
import type { SectionId } from '@torneo/contracts/releases/sections'
import { canUseBucket, canView, canSeeAllFiles } from '@torneo/domain/people/permissions'

/** A collection with soft deletion. */
export interface BinCollection extends Pick<RecordCollection, 'title' | 'references'> {
  readonly name: string
  /** The section of the activity rows; null: no rows. */
  readonly section: SectionId | null
  /** Texts for the recent activity. */
  readonly restored: string
  readonly purged: string
  readonly mayWrite: (role: string) => boolean
  /** Files are purged by the files repository. */
  readonly isFile: boolean
}

const participle = (verb: string, { pronoun }: Words) => `${verb}${pronoun === 'la' ? 'a' : 'o'}`

/** Lists everything that can be deleted: records, and files deleted by themselves. */
export const binCollections: readonly BinCollection[] = [
  ...allCollections.flatMap(({ name, section, bin, title, references }) =>
    bin
      ? {
          name,
          section,
          title,
          references,
          restored: `${bin.one} ${participle('restaurad', bin)}`,
          purged: `${bin.one} ${participle('eliminad', bin)} para siempre`,
          mayWrite: (role: string) => canView(role, section),
          isFile: false,
        }
      : [],
  ),
  ...buckets.map((bucket): BinCollection => ({
    name: `${bucket}.files`,
    section: null,
    title: 'filename',
    references: {},
    restored: '',
    purged: '',
    mayWrite: (role) => canUseBucket(role, bucket) && canSeeAllFiles(role),
    isFile: true,
  })),
]
