import type { Block } from './blocks'
import type { TitleSettings } from './fixture-titles'

/** State of the rows of one block, from the titles and rows above. */
export interface BlockContext {
  titles: TitleSettings
  /** Day as written, and its row. */
  date: string
  /** Last hour, empty while open, and the fields that have a match then. */
  time: string
  fields: Set<string>
}

interface Title {
  readonly index: number
  readonly isAlone: boolean
  readonly settings: TitleSettings
}

const covers = ({ start, end }: Block<string>, index: number) => index >= start && index < end

/** Keeps what titles say for the rows below them: above their own columns, or alone in their row for all blocks. */
export function createContexts() {
  const contexts = new Map<Block<string>, BlockContext>()
  const applied = new Map<Block<string>, number>()
  const titles: Title[] = []

  const apply = (context: BlockContext, settings: TitleSettings) => {
    context.titles = { ...context.titles, ...settings }
    if (settings.date === undefined) return
    context.date = settings.date
    context.time = ''
  }
  /** A new block goes on with what stood above it. */
  const open = (block: Block<string>): BlockContext => {
    const [other, before] = [...contexts].findLast(([one]) => one.start < block.end && block.start < one.end) ?? []
    if (other) applied.set(block, applied.get(other) ?? 0)
    return { titles: before?.titles ?? {}, date: before?.date ?? '', time: '', fields: new Set() }
  }
  return {
    /** Context of a block's next row. */
    of: (block: Block<string>): BlockContext => {
      const context = contexts.get(block) ?? open(block)
      contexts.set(block, context)
      for (const { index, isAlone, settings } of titles.slice(applied.get(block) ?? 0))
        if (isAlone || covers(block, index)) apply(context, settings)
      applied.set(block, titles.length)
      return context
    },
    /** Adds a title above blocks. */
    add: (title: Title) => titles.push(title),
    /** Adds a title among the rows of a block; a day or a round is that of the blocks beside it too. */
    addInside: (index: number, isAlone: boolean, settings: TitleSettings) => {
      const { date, round, ...own } = settings
      if (Object.keys(own).length > 0) titles.push({ index, isAlone: false, settings: own })
      const shared = { ...(date !== undefined && { date }), ...(round !== undefined && { round }) }
      if (Object.keys(shared).length > 0) titles.push({ index, isAlone, settings: shared })
    },
  }
}
