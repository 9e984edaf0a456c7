import { ArrowLeft } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useSignedInUser } from '@torneo/client'
import type { Use } from '@torneo/contracts/errors'
import { buckets, type Bucket, type ListedFile } from '@torneo/contracts/storage'
import { canUseBucket } from '@torneo/domain/permissions'
import { Button } from '@torneo/ui/Button'
import { tabId, Tabs } from '@torneo/ui/Tabs'
import { useMedia } from '@torneo/ui/use-media'
import { useMediaFilesQuery } from '../media-api'
import { sizeWords } from '../size-words'
import { useDeleteImage } from '../use-delete-image'
import { ImageDetails } from './ImageDetails'
import { libraryTexts } from './library-texts'
import { LibraryFace } from './LibraryFace'
import { LibraryGrid } from './LibraryGrid'
import { Aside, Head, Main, Panel, Step, Strip } from './library-styles'
import { filesInView, type LibraryOrder } from './library-view'
import { useBucketCounts } from './use-bucket-counts'

interface LibraryPaneProps {
  readonly bucket: Bucket
  readonly multiple: boolean
  readonly search: string
  readonly order: LibraryOrder
  /** Where there is room for it beside the buckets. */
  readonly orderSelect: ReactNode
  readonly chosen: readonly string[]
  readonly onChoose: (file: ListedFile) => void
  /** It was deleted: no choice any more. */
  readonly onGone: (address: string) => void
  readonly onUse: () => void
  readonly onUpload: () => void
  readonly onClearSearch: () => void
}

/** The buckets that the role may use, the one that uploads go to first. */
function bucketsFor(role: string, first: Bucket): readonly Bucket[] {
  return [first, ...buckets.filter((bucket) => bucket !== first)].filter((bucket) => canUseBucket(role, bucket))
}

/** Where the focus goes once the tiles are drawn anew, without the one that is gone. */
interface Place {
  readonly index: number
  readonly gone?: string
}

const panelId = 'media-library'

/**
 * What is stored already, by bucket: tiles, and what is known about the one that was pressed last. On a phone that is a second
 * step.
 */
export function LibraryPane({
  bucket: first, multiple, search, order, orderSelect, chosen, onChoose, onGone, onUse, onUpload, onClearSearch,
}: LibraryPaneProps) {
  const { role } = useSignedInUser()
  const names = bucketsFor(role, first)
  const [bucket, setBucket] = useState(names[0] ?? first)
  const [shown, setShown] = useState<ListedFile>()
  const [refusedFor, setRefusedFor] = useState<{ readonly url: string; readonly uses: readonly Use[] }>()
  const [isSecondStep, setSecondStep] = useState(false)
  const isNarrow = useMedia('(max-width: 767.98px)')
  const grid = useRef<HTMLDivElement>(null)
  const counts = useBucketCounts(role)
  // What others do meanwhile, and any save of a record, changes it: read anew whenever it opens.
  const { currentData, isError, isFetching, refetch } = useMediaFilesQuery({ params: { bucket } }, { refetchOnMountOrArgChange: true })
  const { deleting, deleteImage } = useDeleteImage()

  const files = useMemo(() => filesInView(currentData?.items ?? [], search, order), [currentData, search, order])
  const details = files.find(({ url }) => url === shown?.url)

  // A new step begins where its reading begins; the way back ends at the tile it came from.
  const back = useRef<HTMLButtonElement>(null)
  const [returnTo, setReturnTo] = useState<Place>()
  useEffect(() => {
    if (isSecondStep) back.current?.focus()
  }, [isSecondStep])
  useEffect(() => {
    if (!returnTo || files.some(({ url }) => url === returnTo.gone)) return
    const tiles = [...grid.current?.querySelectorAll<HTMLElement>('input') ?? []]
    const target = tiles[Math.min(returnTo.index, tiles.length - 1)] ?? document.getElementById(tabId(panelId, bucket))
    target?.focus()
    setReturnTo(undefined)
  }, [returnTo, files, bucket])

  const deleteShown = async (file: ListedFile) => {
    const index = files.indexOf(file)
    const { what, ...rest } = await deleteImage(file)
    if (what === 'kept') return
    setRefusedFor('uses' in rest ? { url: file.url, uses: rest.uses } : undefined)
    await refetch()
    if (what === 'used') return
    onGone(file.url)
    setSecondStep(false)
    setReturnTo({ index, gone: file.url })
  }

  const facts = details && (
    <ImageDetails file={details} deleting={deleting} refusedFor={refusedFor?.url === details.url ? refusedFor.uses : null}
      onDelete={() => void deleteShown(details)} />
  )
  const face = (
    <LibraryFace bucket={bucket} isLoading={!currentData && !isError} isFailed={!currentData && isError} isRetrying={isFetching}
      isEmpty={currentData?.items.length === 0} onRetry={() => void refetch()} onUpload={onUpload}
      onClearSearch={onClearSearch} />
  )
  return (
    <Panel>
      <Main inert={isNarrow && isSecondStep}>
        <Head>
          <Tabs label={libraryTexts.buckets} panelId={panelId} value={bucket} onChange={setBucket}
            tabs={names.map((name) => ({ value: name, label: libraryTexts.bucketNames[name], count: counts[name] }))} />
          {orderSelect}
        </Head>
        <Step id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, bucket)}>
          {files.length === 0 ? face : (
            <LibraryGrid key={`${bucket} ${search} ${order}`} ref={grid} files={files} multiple={multiple} chosen={chosen} shown={shown?.url}
              onChoose={onChoose} onShow={setShown} onUse={onUse} />
          )}
        </Step>
        {isNarrow && details && (
          <Strip>
            <span><strong>{details.name}</strong><small>{sizeWords(details.size)} · {libraryTexts.uses(details.uses.length)}</small></span>
            <Button size="sm" onClick={() => setSecondStep(true)}>{libraryTexts.seeDetails}</Button>
          </Strip>
        )}
      </Main>
      {(!isNarrow || (isSecondStep && details)) && (
        <Aside aria-label={libraryTexts.details}>
          {isNarrow && (
            <Button ref={back} variant="ghost" size="sm" icon={<ArrowLeft size={18} aria-hidden />} onClick={() => {
              setSecondStep(false)
              setReturnTo({ index: details ? files.indexOf(details) : 0 })
            }}>{libraryTexts.back}</Button>
          )}
          {facts ?? <p>{libraryTexts.noDetails}</p>}
        </Aside>
      )}
    </Panel>
  )
}
