import type { ListedFile } from '@torneo/contracts/files/storage'
import { memo, startTransition, useId, useMemo, useState, type KeyboardEvent, type Ref, type UIEvent } from 'react'
import styled from 'styled-components'
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
  /** Address of the tile that Tab reaches. */
  readonly reachable: string | undefined
}

/** A memoized group of tiles: adding more does not render it again. */
const Block = memo(function Block({ files, group, multiple, chosen, reachable, onChoose, onShow }: BlockProps) {
  return files.map((file) => (
    <LibraryTile
      key={file.id}
      file={file}
      group={group}
      kind={multiple ? 'checkbox' : 'radio'}
      chosen={chosen.includes(file.url)}
      reachable={file.url === reachable}
      onChoose={onChoose}
      onShow={onShow}
    />
  ))
})

interface LibraryGridProps extends TilesProps {
  readonly files: readonly ListedFile[]
  /** Address of the tile whose details are shown. */
  readonly shown: string | undefined
  /** Called on a double click on an image. */
  readonly onUse: () => void
  readonly ref?: Ref<HTMLDivElement>
}

/** Tiles per block, number of initial blocks, and distance in pixels from the end at which the next block is added. */
const blockSize = 48
const firstBlocks = 2
const near = 2400

/**
 * Index that an arrow key moves to among `count` tiles in `columns` columns; null at an edge. It never wraps around,
 * because users would get lost among thousands of tiles.
 */
export function nextTile(key: string, index: number, count: number, columns: number): number | null {
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: 0,
    End: count - 1,
  }
  const next = targets[key]
  return next !== undefined && next >= 0 && next < count && next !== index ? next : null
}

/**
 * Grid of images to choose from: renders the first blocks, and more while scrolling. Arrow keys move by rows and
 * columns.
 */
export function LibraryGrid({ files, multiple, chosen, shown, onChoose, onShow, onUse, ref }: LibraryGridProps) {
  const group = useId()
  const [count, setCount] = useState(firstBlocks)
  const blocks = useMemo(
    () =>
      Array.from({ length: Math.ceil(files.length / blockSize) }, (_, block) =>
        files.slice(block * blockSize, (block + 1) * blockSize),
      ),
    [files],
  )
  const rendered = files.slice(0, count * blockSize)
  const reachable = (rendered.find(({ url }) => url === shown) ?? rendered[0])?.url

  const handleScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) => {
    if (count < blocks.length && scrollHeight - scrollTop - clientHeight < near)
      startTransition(() => setCount(count + 1))
  }
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const inputs = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input')]
    const index = inputs.findIndex((input) => input === event.target)
    const columns = inputs.filter((input) => topOf(input) === topOf(inputs[0])).length
    const next = nextTile(event.key, index, inputs.length, columns)
    // Prevents a radio group's own arrow keys, which wrap around.
    if (next !== null || event.key.startsWith('Arrow')) event.preventDefault()
    const file = next === null ? undefined : rendered[next]
    if (next === null || !file) return
    inputs[next]?.focus()
    if (!multiple) onChoose(file)
  }

  return (
    <Scroller ref={ref} onScroll={handleScroll}>
      <Grid
        role={multiple ? 'group' : 'radiogroup'}
        aria-label={libraryTexts.images}
        onKeyDown={handleKey}
        onDoubleClick={multiple ? undefined : onUse}>
        {blocks.slice(0, count).map((block, index) => (
          <Block
            key={index}
            files={block}
            group={group}
            multiple={multiple}
            chosen={chosen}
            reachable={reachable}
            onChoose={onChoose}
            onShow={onShow}
          />
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
