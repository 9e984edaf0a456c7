import { useId, useState, type KeyboardEvent, type Ref, type UIEvent } from 'react'
import styled from 'styled-components'
import type { ListedFile } from '@torneo/contracts/storage'
import { libraryTexts } from '../media-texts'
import { nextTile } from './grid-keys'
import { LibraryTile } from './LibraryTile'

interface LibraryGridProps {
  readonly files: readonly ListedFile[]
  readonly multiple: boolean
  readonly chosen: readonly string[]
  /** The one whose details are shown. */
  readonly shown: string | undefined
  readonly onChoose: (file: ListedFile) => void
  readonly onShow: (file: ListedFile) => void
  /** Twice on an image: it is the one. */
  readonly onUse: () => void
  readonly ref?: Ref<HTMLDivElement>
}

/** Tiles that are added at once, and how near to the end of the drawn ones, in pixels. */
const step = 120
const near = 1600

/** Images to choose from: the first ones at once, more while scrolling. Arrows move by rows and columns. */
export function LibraryGrid({ files, multiple, chosen, shown, onChoose, onShow, onUse, ref }: LibraryGridProps) {
  const group = useId()
  const [count, setCount] = useState(step)
  const drawn = files.slice(0, count)
  const reachable = drawn.find(({ url }) => url === shown) ?? drawn[0]

  const handleScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) => {
    if (count < files.length && scrollHeight - scrollTop - clientHeight < near) setCount(count + step)
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
      <Grid role={multiple ? 'group' : 'radiogroup'} aria-label={libraryTexts.images} onKeyDown={handleKey} onDoubleClick={onUse}>
        {drawn.map((file) => (
          <LibraryTile key={file.id} file={file} group={group} kind={multiple ? 'checkbox' : 'radio'} chosen={chosen.includes(file.url)}
            reachable={file === reachable} onChoose={onChoose} onShow={onShow} />
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
