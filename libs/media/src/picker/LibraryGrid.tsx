import { memo, startTransition, useId, useMemo, useState, type KeyboardEvent, type Ref, type UIEvent } from 'react'
import styled from 'styled-components'
import type { ListedFile } from '@torneo/contracts/storage'
import { libraryTexts } from './library-texts'
import { LibraryTile } from './LibraryTile'

interface TilesProps {
  readonly multiple: boolean
  readonly chosen: readonly string[]
  readonly onChoose: (file: ListedFile) => void
  readonly onShow: (file: ListedFile) => void
}

interface BlockProps extends TilesProps {
  readonly files: readonly ListedFile[]
  readonly group: string
  /** The one that Tab leads to. */
  readonly reachable: string | undefined
}

/** A memoized group of tiles: adding more does not render it again. */
const Block = memo(function Block({ files, group, multiple, chosen, reachable, onChoose, onShow }: BlockProps) {
  return files.map((file) => (
    <LibraryTile key={file.id} file={file} group={group} kind={multiple ? 'checkbox' : 'radio'} chosen={chosen.includes(file.url)}
      reachable={file.url === reachable} onChoose={onChoose} onShow={onShow} />
  ))
})

interface LibraryGridProps extends TilesProps {
  readonly files: readonly ListedFile[]
  /** The one whose details are shown. */
  readonly shown: string | undefined
  /** Twice on an image: it is the one. */
  readonly onUse: () => void
  readonly ref?: Ref<HTMLDivElement>
}

/** Tiles of a block, blocks at first, and how near to the end of the drawn ones more are added, in pixels. */
const blockSize = 48
const firstBlocks = 2
const near = 2400

/**
 * Where a key leads from a place among `count` tiles, `columns` wide; null when it leads nowhere. Nothing goes round: at an edge
 * of thousands, that would be lost.
 */
export function nextTile(key: string, index: number, count: number, columns: number): number | null {
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: index + 1, ArrowLeft: index - 1, ArrowDown: index + columns, ArrowUp: index - columns, Home: 0, End: count - 1,
  }
  const next = targets[key]
  return next !== undefined && next >= 0 && next < count && next !== index ? next : null
}

/** Images to choose from: the first ones at once, more while scrolling. Arrows move by rows and columns. */
export function LibraryGrid({ files, multiple, chosen, shown, onChoose, onShow, onUse, ref }: LibraryGridProps) {
  const group = useId()
  const [count, setCount] = useState(firstBlocks)
  const blocks = useMemo(
    () => Array.from({ length: Math.ceil(files.length / blockSize) },
      (_, block) => files.slice(block * blockSize, (block + 1) * blockSize)),
    [files])
  const drawn = files.slice(0, count * blockSize)
  const reachable = (drawn.find(({ url }) => url === shown) ?? drawn[0])?.url

  const handleScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) => {
    if (count < blocks.length && scrollHeight - scrollTop - clientHeight < near) startTransition(() => setCount(count + 1))
  }
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const inputs = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input')]
    const index = inputs.findIndex((input) => input === event.target)
    const columns = inputs.filter((input) => topOf(input) === topOf(inputs[0])).length
    const next = nextTile(event.key, index, inputs.length, columns)
    // A radio's own arrows would go round.
    if (next !== null || event.key.startsWith('Arrow')) event.preventDefault()
    const file = next === null ? undefined : drawn[next]
    if (next === null || !file) return
    inputs[next]?.focus()
    if (!multiple) onChoose(file)
  }

  return (
    <Scroller ref={ref} onScroll={handleScroll}>
      <Grid role={multiple ? 'group' : 'radiogroup'} aria-label={libraryTexts.images} onKeyDown={handleKey}
        onDoubleClick={multiple ? undefined : onUse}>
        {blocks.slice(0, count).map((block, index) => (
          <Block key={index} files={block} group={group} multiple={multiple} chosen={chosen} reachable={reachable}
            onChoose={onChoose} onShow={onShow} />
        ))}
      </Grid>
    </Scroller>
  )
}

const topOf = (input: HTMLInputElement | undefined) => (input?.parentElement as HTMLElement | undefined)?.offsetTop

const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 8px 18px 16px;
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(150px, 45%), 1fr));
  gap: 8px 4px;
`
