import { useCallback, useEffect, useRef } from 'react'
import type { GalleryGroup } from '@torneo/contracts/gallery-groups'
import { GalleryCard, type GalleryActions } from './GalleryCard'
import { GalleryGrid } from './GalleryGrid'
import { galleryTexts } from './gallery-texts'

interface GalleryListProps extends Omit<GalleryActions, 'onRemove'> {
  readonly galleries: readonly GalleryGroup[]
  readonly saving: ReadonlySet<string>
  readonly onRemove: (gallery: GalleryGroup, shown: readonly GalleryGroup[]) => void
}

/** The cards, with handlers that stay the same objects, so that only changed cards are rendered again. */
export function GalleryList(props: GalleryListProps) {
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const handlePhotos = useCallback((gallery: GalleryGroup) => latest.current.onPhotos(gallery), [])
  const handleAddPhoto = useCallback((gallery: GalleryGroup) => latest.current.onAddPhoto(gallery), [])
  const handleEdit = useCallback((gallery: GalleryGroup) => latest.current.onEdit(gallery), [])
  const handleRemove = useCallback((gallery: GalleryGroup) => latest.current.onRemove(gallery, latest.current.galleries), [])
  return (
    <GalleryGrid aria-label={galleryTexts.list}>
      {props.galleries.map((gallery) => (
        <GalleryCard
          key={gallery.id}
          gallery={gallery}
          isSaving={props.saving.has(gallery.id)}
          onPhotos={handlePhotos}
          onAddPhoto={handleAddPhoto}
          onEdit={handleEdit}
          onRemove={handleRemove}
        />
      ))}
    </GalleryGrid>
  )
}
