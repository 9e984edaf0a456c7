import { useSignedInUser } from '@torneo/client'
import type { Use } from '@torneo/contracts/endpoint/errors'
import { buckets, type Bucket, type ListedFile } from '@torneo/contracts/files/storage'
import { formatSize } from '@torneo/domain/format/format-size'
import { canUseBucket } from '@torneo/domain/people/permissions'
import { Button } from '@torneo/ui/buttons/Button'
import { tabId, Tabs } from '@torneo/ui/layout/Tabs'
import { useMedia } from '@torneo/ui/layout/use-media'
import { color, flexRow, media, text } from '@torneo/ui/theme/tokens'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { useMediaFilesQuery } from '../media-api'
import { useDeleteImage } from '../use-delete-image'
import { ImageDetails } from './ImageDetails'
import { libraryTexts } from './library-texts'
import { filesInView, type LibraryOrder } from './library-view'
import { LibraryGrid } from './LibraryGrid'
import { LibraryState } from './LibraryState'

interface LibraryPaneProps {
  readonly bucket: Bucket
  readonly multiple: boolean
  readonly search: string
  readonly order: LibraryOrder
  /** Shown next to the buckets if the width allows. */
  readonly orderSelect: ReactNode
  readonly chosen: readonly string[]
  readonly onChoose: (file: ListedFile) => void
  /** Called after a deletion, so that the image is no longer chosen. */
  readonly onDeleted: (address: string) => void
  readonly onUse: () => void
  readonly onUpload: () => void
  readonly onClearSearch: () => void
}

/** Buckets that the role may use, starting with the bucket of uploads. */
function bucketsFor(role: string, first: Bucket): readonly Bucket[] {
  return [first, ...buckets.filter((bucket) => bucket !== first)].filter((bucket) => canUseBucket(role, bucket))
}

function useCount(bucket: Bucket, role: string): number | undefined {
  const { data } = useMediaFilesQuery(
    { params: { bucket }, query: { limit: 1 } },
    { refetchOnMountOrArgChange: true, skip: !canUseBucket(role, bucket) },
  )
  return data?.total
}

/** The number of images in each bucket, undefined while unknown or not allowed. */
function useBucketCounts(role: string): Readonly<Record<Bucket, number | undefined>> {
  return {
    general: useCount('general', role),
    sponsors: useCount('sponsors', role),
    gallery: useCount('gallery', role),
    tournament: useCount('tournament', role),
  }
}

/** Focus target once the tiles are rendered without the deleted one. */
interface FocusTarget {
  readonly index: number
  readonly deletedUrl?: string
}

const panelId = 'media-library'

/** Stored images of a bucket as tiles, and the details of the last pressed one, which are a second step on a phone. */
export function LibraryPane({
  bucket: first,
  multiple,
  search,
  order,
  orderSelect,
  chosen,
  onChoose,
  onDeleted,
  onUse,
  onUpload,
  onClearSearch,
}: LibraryPaneProps) {
  const { role } = useSignedInUser()
  const names = bucketsFor(role, first)
  const [bucket, setBucket] = useState(names[0] ?? first)
  const [shown, setShown] = useState<ListedFile>()
  const [usesAfterRejection, setUsesAfterRejection] = useState<{
    readonly url: string
    readonly uses: readonly Use[]
  }>()
  const [isSecondStep, setSecondStep] = useState(false)
  const isNarrow = useMedia('(max-width: 47.99em)')
  const grid = useRef<HTMLDivElement>(null)
  const counts = useBucketCounts(role)
  // Any save of a record may change a file's uses, so the list is refetched on mount.
  const { currentData, isError, isFetching, refetch } = useMediaFilesQuery(
    { params: { bucket } },
    { refetchOnMountOrArgChange: true },
  )
  const { deleting, deleteImage } = useDeleteImage()

  const files = useMemo(() => filesInView(currentData?.items ?? [], search, order), [currentData, search, order])
  const details = files.find(({ url }) => url === shown?.url)

  // The focus moves to the back button of the second step; going back returns it to the pressed tile.
  const backButton = useRef<HTMLButtonElement>(null)
  const [returnTo, setReturnTo] = useState<FocusTarget>()
  useEffect(() => {
    if (isSecondStep) backButton.current?.focus()
  }, [isSecondStep])
  useEffect(() => {
    if (!returnTo || files.some(({ url }) => url === returnTo.deletedUrl)) return
    const tiles = [...(grid.current?.querySelectorAll<HTMLElement>('input') ?? [])]
    const target = tiles[Math.min(returnTo.index, tiles.length - 1)] ?? document.getElementById(tabId(panelId, bucket))
    target?.focus()
    setReturnTo(undefined)
  }, [returnTo, files, bucket])

  const deleteShown = async (file: ListedFile) => {
    const index = files.indexOf(file)
    const { outcome, ...rest } = await deleteImage(file)
    if (outcome === 'cancelled') return
    setUsesAfterRejection('uses' in rest ? { url: file.url, uses: rest.uses } : undefined)
    await refetch()
    if (outcome === 'used') return
    onDeleted(file.url)
    setSecondStep(false)
    setReturnTo({ index, deletedUrl: file.url })
  }

  const detailsPane = details && (
    <ImageDetails
      file={details}
      deleting={deleting}
      usesAfterRejection={usesAfterRejection?.url === details.url ? usesAfterRejection.uses : null}
      onDelete={() => void deleteShown(details)}
    />
  )
  const state = (
    <LibraryState
      bucket={bucket}
      isLoading={!currentData && !isError}
      isFailed={!currentData && isError}
      isRetrying={isFetching}
      isEmpty={currentData?.items.length === 0}
      onRetry={() => void refetch()}
      onUpload={onUpload}
      onClearSearch={onClearSearch}
    />
  )
  return (
    <Panel>
      <Main inert={isNarrow && isSecondStep}>
        <Head>
          <Tabs
            label={libraryTexts.buckets}
            panelId={panelId}
            value={bucket}
            onChange={setBucket}
            tabs={names.map((name) => ({ value: name, label: libraryTexts.bucketNames[name], count: counts[name] }))}
          />
          {orderSelect}
        </Head>
        <Step id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, bucket)}>
          {files.length === 0 ? (
            state
          ) : (
            <LibraryGrid
              key={`${bucket} ${search} ${order}`}
              ref={grid}
              files={files}
              multiple={multiple}
              chosen={chosen}
              shown={shown?.url}
              onChoose={onChoose}
              onShow={setShown}
              onUse={onUse}
            />
          )}
        </Step>
        {isNarrow && details && (
          <Strip>
            <span>
              <strong>{details.name}</strong>
              <small>
                {formatSize(details.size)} · {libraryTexts.uses(details.uses.length)}
              </small>
            </span>
            <Button size="sm" onClick={() => setSecondStep(true)}>
              {libraryTexts.seeDetails}
            </Button>
          </Strip>
        )}
      </Main>
      {(!isNarrow || (isSecondStep && details)) && (
        <Aside aria-label={libraryTexts.details}>
          {isNarrow && (
            <Button
              ref={backButton}
              variant="ghost"
              size="sm"
              icon={<ArrowLeft size={18} aria-hidden />}
              onClick={() => {
                setSecondStep(false)
                setReturnTo({ index: details ? files.indexOf(details) : 0 })
              }}>
              {libraryTexts.back}
            </Button>
          )}
          {detailsPane ?? <p>{libraryTexts.noDetails}</p>}
        </Aside>
      )}
    </Panel>
  )
}

const Panel = styled.div`
  position: relative;
  flex: 1;
  display: flex;
  min-height: 0;
`

const Main = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
`

const Head = styled.div`
  ${flexRow('4px 16px', 'center', 'space-between')}
  margin: 4px 24px 0;
  border-bottom: 1px solid ${color.line};
  ${media.phone} { margin: 0 16px; }
`

const Step = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  ${media.phone} { > * { padding-inline: 10px; } }
`

const Aside = styled.aside`
  flex: none;
  width: 290px;
  padding: 20px;
  border-left: 1px solid ${color.line};
  background: ${color.sunken};
  color: ${color.muted};
  overflow-y: auto;
  ${text(13)}
  @media (max-width: 47.99em) {
    position: absolute;
    inset: 0;
    width: auto;
    padding: 8px 16px 16px;
    border-left: 0;
    background: ${color.surface};
    display: flex;
    flex-direction: column;
    > button { flex: none; align-self: flex-start; margin: 0 0 8px -8px; }
    > div { flex: 1 0 auto; min-height: 0; }
  }
`

/** Bar below the tiles on a phone: the pressed image, and a button for its details. */
const Strip = styled.div`
  ${flexRow('12px', 'center', 'space-between')}
  padding: 8px 16px;
  border-top: 1px solid ${color.line};
  span { display: grid; min-width: 0; }
  strong { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 600; ${text(13)} }
  small { color: ${color.muted}; ${text(12)} }
  button { flex: none; }
`
