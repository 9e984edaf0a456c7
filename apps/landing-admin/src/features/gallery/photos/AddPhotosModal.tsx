import { type RecordForm, useToast } from '@torneo/client'
import { useRecordForm } from '@torneo/client/record-form'
import {
  galleryMessages,
  GalleryPhotosForm,
  photosAtOnce,
  type GalleryGroup,
} from '@torneo/contracts/content/gallery-groups'
import { limits } from '@torneo/contracts/fields/fields'
import { ImageDetailsContext } from '@torneo/media/image-details'
import { ImagePicker } from '@torneo/media/ImagePicker'
import { photoYear } from '@torneo/media/photo-year'
import { useFileDrop } from '@torneo/media/use-file-drop'
import { useUploads } from '@torneo/media/use-uploads'
import { RecordModal } from '@torneo/panel/record/RecordModal'
import { Stack } from '@torneo/ui/layout/Stack'
import { gridGap } from '@torneo/ui/theme/tokens'
import { use, useCallback, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { galleryTexts } from '../gallery-texts'
import type { OptimisticGalleries } from '../use-optimistic-galleries'
import { likelyYear, rowsOf, textFor, type PhotoRowValues } from './photo-rows'
import { photoTexts } from './photo-texts'
import { PhotoRow, type PhotosValues } from './PhotoRow'
import { PhotosForAll } from './PhotosForAll'
import { countUploads, PhotosProgress } from './PhotosProgress'
import { PhotosSource } from './PhotosSource'
import { useFocusOn } from './use-focus-on'
import { useDropOrphans, usePhotoRows, useSavePhotos } from './use-photo-rows'

interface AddPhotosModalProps {
  readonly gallery: GalleryGroup
  /** Files dropped on the gallery: their upload starts when the modal opens. */
  readonly files: readonly File[]
  readonly optimistic: Pick<OptimisticGalleries, 'update'>
  readonly onClose: () => void
}

/**
 * Form that adds many photos at once (B54). Files upload while the user types one text and one year for all; a photo's
 * own text or year takes precedence. One save adds them all; photos that could not be added stay in the form with their
 * values.
 */
export default function AddPhotosModal({ gallery, files, optimistic, onClose }: AddPhotosModalProps) {
  const toast = useToast()
  const details = use(ImageDetailsContext)
  const [firstYear] = useState(() => likelyYear(gallery))
  const [isPicking, setPicking] = useState(false)
  const [isEach, setEach] = useState(false)
  const uploads = useUploads({ bucket: 'gallery', onUploaded: (url, id) => changeRow(id, { url }) })

  const form = useRecordForm<PhotosValues, GalleryGroup>({
    name: `gallery-photos:${gallery.id}`,
    shape: GalleryPhotosForm,
    record: null,
    valuesOf: () => ({ text: '', year: firstYear, photos: [] }),
    labels: { text: photoTexts.altForAll, year: photoTexts.yearForAll, photos: galleryTexts.addPhoto },
    failure: galleryTexts.updateFailed,
    save: (values, { key }) => saveAll(values, key),
    onSaved: () => {
      toast.success(galleryTexts.updated)
      onClose()
    },
    onFailed: () => toast.error(galleryTexts.updateFailed),
  })
  const { fields, saving, idOf, errorOf } = form
  const rows = fields.watch('photos')
  const text = useDeferredValue(fields.watch('text'))
  const year = useDeferredValue(fields.watch('year'))

  const { readRows, setRows, changeRow } = usePhotoRows(fields)
  const saveAll = useSavePhotos({ gallery, optimistic, uploads, readRows, setRows })
  /** Limits the items to the remaining capacity, with a warning when some do not fit. */
  const limitToCapacity = <Item,>(items: readonly Item[]): readonly Item[] => {
    const inGallery = limits.photos - gallery.imageCount
    const capacity = Math.max(0, Math.min(photosAtOnce, inGallery) - readRows().length)
    if (items.length > capacity)
      toast.warning(inGallery < photosAtOnce ? galleryMessages.tooManyPhotos : photoTexts.tooMany(photosAtOnce))
    return items.slice(0, capacity)
  }

  const addFiles = async (chosen: readonly File[]) => {
    if (saving) return
    const accepted = limitToCapacity(chosen)
    const ids = uploads.add(accepted)
    setRows([...readRows(), ...ids.map((id) => ({ id, url: '', alt: '', year: '' }))])
    for (const [fileIndex, file] of accepted.entries()) {
      const exifYear = await photoYear(file)
      const row = readRows().find(({ id }) => id === ids[fileIndex])
      if (exifYear !== null && row?.year === '') changeRow(row.id, { year: String(exifYear) })
    }
  }
  const addImages = (picked: readonly string[]) => {
    const { added, already } = rowsOf(picked, readRows(), gallery, details)
    if (already > 0) toast.info(photoTexts.alreadyThere(already))
    setRows([...readRows(), ...limitToCapacity(added)])
    setPicking(false)
  }
  const { isOver, handlers } = useFileDrop((chosen) => void addFiles(chosen))

  const addDropped = useEffectEvent(() => void addFiles(files))
  useEffect(() => {
    if (files.length > 0) addDropped()
  }, [files])

  useDropOrphans({ rows, uploads, readRows, setRows })

  const setFocusOn = useFocusOn()
  const pickId = idOf('photos')
  const firstField = rows.length > 1 ? idOf('text') : rows.length === 1 ? idOf('photos.0.alt') : ''
  const isEmpty = rows.length === 0
  const goToFields = useEffectEvent(() => setFocusOn(firstField))
  useEffect(() => {
    if (!isEmpty && !isPicking) goToFields()
  }, [isEmpty, isPicking])
  const missing = errorOf('photos')
  useEffect(() => {
    // The form library cannot focus `photos`: no element is registered under that name.
    if (missing) document.getElementById(pickId)?.focus()
  }, [missing, pickId])

  const latest = useRef({ drop: (_: string) => {}, retry: uploads.retry })
  useEffect(() => {
    latest.current = {
      retry: uploads.retry,
      drop: (id) => {
        const index = readRows().findIndex((row) => row.id === id)
        uploads.drop(id)
        setRows(readRows().filter((row) => row.id !== id))
        const next = Math.min(index, rows.length - 2)
        setFocusOn(next < 0 ? pickId : idOf(`photos.${next}.alt`))
      },
    }
  })
  const handleDrop = useCallback((id: string) => latest.current.drop(id), [])
  const handleRetry = useCallback((id: string) => latest.current.retry(id), [])

  const { running, done, all } = countUploads(uploads.items)
  return (
    <>
      <RecordModal
        title={photoTexts.addTitle(gallery.title)}
        size="lg"
        submitLabel={photoTexts.add(rows.length)}
        submitVariant={isEmpty ? 'secondary' : 'primary'}
        savingLabel={running > 0 ? photoTexts.uploadingShort(done, all) : photoTexts.adding(rows.length)}
        form={form}
        failureTitle={galleryTexts.updateFailed}
        onClose={onClose}>
        <Stack {...handlers}>
          <PhotosSource
            id={pickId}
            isEmpty={isEmpty}
            isOver={isOver}
            locked={saving}
            error={missing}
            onFiles={(chosen) => void addFiles(chosen)}
            onLibrary={() => setPicking(true)}
          />
          <PhotosProgress uploads={uploads} />
          {rows.length > 1 && (
            <PhotosForAll
              form={form}
              all={rows.length}
              text={text}
              isEach={isEach}
              onEach={() => {
                setEach(true)
                setFocusOn(idOf('photos.0.alt'))
              }}
            />
          )}
          {rows.length > 0 && (
            <PhotoList
              form={form}
              rows={rows}
              uploads={uploads}
              isEach={isEach}
              forAll={{ text, year }}
              onDrop={handleDrop}
              onRetry={handleRetry}
            />
          )}
        </Stack>
      </RecordModal>
      {isPicking && (
        <ImagePicker
          title={photoTexts.libraryTitle}
          bucket="gallery"
          look="wide"
          multiple
          onPick={addImages}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  )
}

interface PhotoListProps {
  readonly form: RecordForm<PhotosValues, GalleryGroup>
  readonly rows: readonly PhotoRowValues[]
  readonly uploads: ReturnType<typeof useUploads>
  /** True if each photo shows its fields. */
  readonly isEach: boolean
  /** Text and year that apply to a photo without its own. */
  readonly forAll: Pick<PhotosValues, 'text' | 'year'>
  readonly onDrop: (id: string) => void
  readonly onRetry: (id: string) => void
}

function PhotoList({ form, rows, uploads, isEach, forAll, onDrop, onRetry }: PhotoListProps) {
  return (
    <List aria-label={photoTexts.list}>
      {rows.map(({ id, url, alt, year: ownYear }, index) => (
        <PhotoRow
          key={id}
          control={form.fields.control}
          index={index}
          all={rows.length}
          id={id}
          url={url}
          year={ownYear}
          isOpen={isEach || rows.length === 1 || alt !== ''}
          ids={form.idOf(`photos.${index}`)}
          altError={form.errorOf(`photos.${index}.alt`) ?? form.errorOf(`photos.${index}.url`)}
          yearError={form.errorOf(`photos.${index}.year`)}
          altForAll={textFor(forAll.text, index, rows.length)}
          yearForAll={forAll.year}
          upload={uploads.items.find((item) => item.id === id)}
          locked={form.saving}
          onDrop={onDrop}
          onRetry={onRetry}
        />
      ))}
    </List>
  )
}

const List = styled.ul.attrs({ role: 'list' })`
  ${gridGap('8px')}
  grid-template-columns: repeat(auto-fill, minmax(76px, 1fr));
`
