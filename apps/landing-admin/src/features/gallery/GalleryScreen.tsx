import type { GalleryGroup } from '@torneo/contracts/content/gallery-groups'
import { formAddress } from '@torneo/domain/records/form-address'
import { imageDetailsReads } from '@torneo/media/details-api'
import { ImageDetailsProvider } from '@torneo/media/ImageDetailsProvider'
import { CollectionScreen } from '@torneo/panel/collection/CollectionScreen'
import { useOpenDialog, useOpenPart } from '@torneo/panel/record/use-open-dialog'
import { useOpenFromState } from '@torneo/panel/record/use-open-from-state'
import { useOpenRecord } from '@torneo/panel/record/use-open-record'
import { prefetchOnIntent, lazyModal } from '@torneo/panel/screen/lazy-modal'
import { refetchStale, type Prefetch } from '@torneo/panel/screen/prefetch'
import { Skeleton } from '@torneo/ui/feedback/Skeleton'
import { Card } from '@torneo/ui/layout/Card'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { gridGap } from '@torneo/ui/theme/tokens'
import { useMemo, useState, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import styled from 'styled-components'
import { usePageOf } from '../../parts/use-page-of'
import { galleryApi, useLandingGalleriesQuery } from './gallery-api'
import { galleryTexts } from './gallery-texts'
import { GalleryCard, type GalleryActions } from './GalleryCard'
import { photoTexts } from './photos/photo-texts'
import { useGalleryRemoval } from './use-gallery-removal'
import { useOptimisticGalleries } from './use-optimistic-galleries'

GalleryScreen.prefetch = ((read) => [
  read(galleryApi.endpoints.landingGalleries),
  read(imageDetailsReads.endpoints.mediaImageDetails),
]) satisfies Prefetch

const GalleryForm = lazyModal(() => import('./GalleryForm'), {
  title: ({ gallery }) => (gallery ? galleryTexts.editTitle : galleryTexts.new),
})
const PhotosModal = lazyModal(() => import('./photos/PhotosModal'), {
  title: ({ gallery }) => photoTexts.title(gallery.title),
  size: 'xl',
})
const AddPhotosModal = lazyModal(() => import('./photos/AddPhotosModal'), {
  title: ({ gallery }) => photoTexts.addTitle(gallery.title),
  size: 'lg',
})
const ChooseGalleryModal = lazyModal(() => import('./photos/ChooseGalleryModal'), {
  title: () => galleryTexts.whichGallery,
  size: 'sm',
})

/** Address of the dialog that adds photos to a gallery, or without an id of the one that asks for a gallery. */
const addingPhotos = 'subir'

const none: readonly GalleryGroup[] = []

/**
 * Galleries (spec 1 §2): cards with the first 4 photos, and modals to create and edit, to add photos, and for all
 * photos.
 */
export default function GalleryScreen() {
  const query = useLandingGalleriesQuery(undefined, refetchStale)
  const read = query.data?.items ?? none
  const optimistic = useOptimisticGalleries(read)
  const remove = useGalleryRemoval(optimistic)
  const form = useOpenRecord('galleries', query.data?.items)
  // The dialogs work on the server's version, with its rev.
  const opened = useOpenDialog('fotos', query.data?.items)
  const grown = useOpenDialog(addingPhotos, query.data?.items)
  const [files, setFiles] = useState<readonly File[]>([])
  const isAdding = grown.record !== null
  // Clears the files, so that Forward does not upload them again.
  useEffect(() => {
    if (!isAdding) setFiles([])
  }, [isAdding])
  const addPhotos = (gallery: GalleryGroup, dropped: readonly File[] = []) => {
    setFiles(dropped)
    grown.open(gallery)
  }
  const choosing = useOpenPart(addingPhotos)
  useOpenFromState(choosing.open, 'photos')
  const newInstead = useEffectEvent(() => choosing.swapFor('nuevo'))
  const hasNone = choosing.isOpen && query.data !== undefined && read.length === 0
  useEffect(() => {
    if (hasNone) newInstead()
  }, [hasNone])
  const { galleries } = optimistic
  const shownQuery = useMemo(() => ({ ...query, data: query.data && { items: galleries } }), [query, galleries])
  const photos = useMemo(() => galleries.reduce((sum, { imageCount }) => sum + imageCount, 0), [galleries])

  return (
    <ImageDetailsProvider>
      <div {...prefetchOnIntent(GalleryForm, PhotosModal, AddPhotosModal)}>
        <CollectionScreen
          name="galleries"
          bin="gallery_groups"
          texts={{ ...galleryTexts, count: (shown, all) => galleryTexts.count(shown, all, photos) }}
          query={shownQuery}
          searchIn={({ title, date }) => [title, date]}
          icon="🖼️"
          skeleton={<GallerySkeleton />}
          onNew={form.add}>
          {(shown) => (
            <GalleryList
              galleries={shown}
              saving={optimistic.saving}
              onPhotos={opened.open}
              onAddPhotos={addPhotos}
              onEdit={form.edit}
              onRemove={(gallery, all) => void remove(gallery, all)}
            />
          )}
        </CollectionScreen>
        {form.isOpen && <GalleryForm gallery={form.record} optimistic={optimistic} onClose={form.close} />}
        {opened.record && (
          <PhotosModal
            gallery={opened.record}
            optimistic={optimistic}
            onAddPhotos={(dropped) => opened.record && addPhotos(opened.record, dropped)}
            onClose={opened.close}
          />
        )}
        {choosing.isOpen && read.length > 0 && (
          <ChooseGalleryModal
            galleries={read}
            onChoose={({ id }) => choosing.swapFor(formAddress(addingPhotos, id))}
            onNew={() => choosing.swapFor('nuevo')}
            onClose={choosing.close}
          />
        )}
        {grown.record && (
          <AddPhotosModal gallery={grown.record} files={files} optimistic={optimistic} onClose={grown.close} />
        )}
      </div>
    </ImageDetailsProvider>
  )
}

interface GalleryListProps extends Omit<GalleryActions, 'onRemove'> {
  readonly galleries: readonly GalleryGroup[]
  readonly saving: ReadonlySet<string>
  readonly onRemove: (gallery: GalleryGroup, shown: readonly GalleryGroup[]) => void
}

/** List of the cards, with stable handlers, so that only changed cards render again. */
function GalleryList(props: GalleryListProps) {
  const pageOf = usePageOf('galleryGroups')
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const handlePhotos = useCallback((gallery: GalleryGroup) => latest.current.onPhotos(gallery), [])
  const handleAddPhotos = useCallback(
    (gallery: GalleryGroup, files?: readonly File[]) => latest.current.onAddPhotos(gallery, files),
    [],
  )
  const handleEdit = useCallback((gallery: GalleryGroup) => latest.current.onEdit(gallery), [])
  const handleRemove = useCallback(
    (gallery: GalleryGroup) => latest.current.onRemove(gallery, latest.current.galleries),
    [],
  )
  return (
    <GalleryGrid aria-label={galleryTexts.list}>
      {props.galleries.map((gallery) => (
        <GalleryCard
          key={gallery.id}
          gallery={gallery}
          isSaving={props.saving.has(gallery.id)}
          page={pageOf(gallery)}
          onPhotos={handlePhotos}
          onAddPhotos={handleAddPhotos}
          onEdit={handleEdit}
          onRemove={handleRemove}
        />
      ))}
    </GalleryGrid>
  )
}

/** Skeleton of the cards. */
function GallerySkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{galleryTexts.loading}</VisuallyHidden>
      <GalleryGrid aria-hidden>
        {Array.from({ length: 6 }, (_, index) => (
          <Bones as="li" $padding={0} key={index}>
            <Picture>
              <Skeleton />
            </Picture>
            <Lines>
              <Skeleton height={16} width="60%" />
              <Skeleton height={12} width="45%" />
            </Lines>
          </Bones>
        ))}
      </GalleryGrid>
    </div>
  )
}

const Bones = styled(Card)`
  overflow: hidden;
`

const Picture = styled.div`
  aspect-ratio: 13 / 8;
  > * { height: 100%; }
`

const Lines = styled.div`
  ${gridGap('10px')}
  min-height: 128px;
  padding: 18px 16px;
  align-content: start;
`

/** Grid of the cards and of their skeletons. */
const GalleryGrid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: 20px;
`
