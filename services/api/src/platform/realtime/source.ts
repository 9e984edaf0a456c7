import type { WrittenDocument } from '../changes'

export interface HeardDocument extends WrittenDocument {
  readonly collection: string
}

/** Documents that changed since the last read; null: anything may have. */
export type Heard = readonly HeardDocument[] | null

/**
 * What a read came to: the data of changes to send, as JSON, in their order; `anew` when only a snapshot says it; `gone` when there is no
 * such thing (any more).
 */
export type News = readonly string[] | 'anew' | 'gone'

/** What a channel tells, and how it is read. */
export interface Source {
  /** Milliseconds to gather what is heard before it is told: what nobody waits for shall not stand in the way of goals. */
  readonly gather?: number
  /** Whether there is such a thing: asked before its first read, which costs more. Without it there always is. */
  isThere?(): Promise<boolean>
  /** Whether a change may be about this channel; `document` null: anything of that collection. */
  concerns(collection: string, document: WrittenDocument | null): boolean
  /** Reads what is now, after what was heard. The first time it is asked with null, and what it gives then counts for nothing but `gone`. */
  read(heard: Heard): Promise<News>
  /** All of it as JSON, as it was last read. */
  snapshot(): string
}
