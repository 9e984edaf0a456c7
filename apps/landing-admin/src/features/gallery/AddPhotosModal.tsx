import { ImagePlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useToast } from '@torneo/client'
import { useRecordForm } from '@torneo/client/record-form'
import { limits } from '@torneo/contracts/fields'
import { galleryMessages, GalleryPhotosForm, type GalleryGroup, type GalleryPhotoDraft } from '@torneo/contracts/gallery-groups'
import { ImagePicker } from '@torneo/media/ImagePicker'
import { RecordModal } from '@torneo/panel/RecordModal'
import { Button } from '@torneo/ui/Button'
import { ErrorLine } from '@torneo/ui/Field'
import { color, gridGap, text } from '@torneo/ui/tokens'
import { galleryTexts } from './gallery-texts'
import { photoTexts } from './photo-texts'
import { PhotoRow } from './PhotoRow'
import { withPicked, type PhotoRowValues } from './photo-rows'
import { NotAllAdded, useAddPhotos } from './use-add-photos'
import type { OptimisticGalleries } from './use-optimistic-galleries'

interface Values { readonly photos: PhotoRowValues[] }
const valuesOf = (): Values => ({ photos: [] })

interface AddPhotosModalProps {
  readonly gallery: GalleryGroup
  readonly optimistic: Pick<OptimisticGalleries, 'update'>
  readonly onClose: () => void
}

/** Spec 1 §2: adding a photo asks for image, alt and year; several at once have a row each. What could not be added stays. */
export default function AddPhotosModal({ gallery, optimistic, onClose }: AddPhotosModalProps) {
  const { progress, addAll } = useAddPhotos(gallery.id)
  const toast = useToast()

  const form = useRecordForm<Values, GalleryGroup>({
    name: `gallery-photos:${gallery.id}`,
    shape: GalleryPhotosForm,
    record: null,
    valuesOf,
    labels: { photos: galleryTexts.addPhoto },
    failure: galleryTexts.updateFailed,
    save: ({ photos }, { key }) => {
      const checked = photos as unknown as GalleryPhotoDraft[]
      return optimistic.update(gallery.id, {}, () => addAll(checked, key)).catch((error: unknown) => {
        if (error instanceof NotAllAdded) keep(({ url }) => error.left.includes(url))
        throw error
      })
    },
    onSaved: () => {
      toast.success(galleryTexts.updated)
      onClose()
    },
    onFailed: () => toast.error(galleryTexts.updateFailed),
  })
  const { fields, saving } = form
  const rows = fields.watch('photos')
  const list = useRef<HTMLUListElement>(null)
  const [isPicking, setPicking] = useState(() => form.draft === null)

  const keep = (wanted: (row: PhotoRowValues) => boolean) => {
    fields.setValue('photos', fields.getValues('photos').filter(wanted))
    fields.clearErrors('photos')
  }

  const handlePick = (picked: readonly string[]) => {
    const { rows: all, already } = withPicked(rows, picked, gallery)
    const room = limits.photos - gallery.imageCount
    if (already > 0) toast.info(photoTexts.alreadyThere(already))
    if (all.length > room) toast.warning(galleryMessages.tooManyPhotos)
    fields.setValue('photos', all.slice(0, room))
    fields.clearErrors('photos')
    setPicking(false)
  }

  const handleDrop = (url: string, place: number) => {
    keep((row) => row.url !== url)
    setFocusAt(Math.min(place, rows.length - 2))
  }
  // The button that was pressed goes away with its row: the focus goes on to the next.
  const [focusAt, setFocusAt] = useState<number | null>(null)
  useEffect(() => {
    if (focusAt === null) return
    document.getElementById(focusAt < 0 ? form.idOf('photos') : form.idOf(`photos.${focusAt}.alt`))?.focus()
    setFocusAt(null)
  }, [focusAt, form])

  // The form library knows no element of that name.
  const missing = form.errorOf('photos')
  const pickId = form.idOf('photos')
  useEffect(() => {
    if (missing) document.getElementById(pickId)?.focus()
  }, [missing, pickId])

  const at = rows.findIndex(({ url }) => progress.get(url)?.kind === 'adding')
  // What is under way stays in sight, among however many.
  useEffect(() => {
    if (at >= 0) list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <>
      <RecordModal
        title={photoTexts.addTitle(gallery.title)}
        size="lg"
        submitLabel={photoTexts.add(rows.length)}
        savingLabel={at >= 0 ? photoTexts.progressShort(at + 1, rows.length) : undefined}
        form={form}
        failureTitle={galleryTexts.updateFailed}
        onClose={onClose}
      >
        {rows.length > 0 && (
          <List ref={list} aria-label={photoTexts.list}>
            {rows.map(({ url }, place) => (
              <PhotoRow
                key={url}
                form={form}
                place={place}
                all={rows.length}
                url={url}
                progress={progress.get(url)}
                locked={saving}
                onDrop={() => handleDrop(url, place)}
              />
            ))}
          </List>
        )}
        <More>
          <Button
            id={pickId}
            icon={<ImagePlus size={18} aria-hidden />}
            aria-disabled={saving || undefined}
            aria-describedby={missing ? `${pickId}-error` : undefined}
            onClick={() => saving || setPicking(true)}
          >
            {rows.length === 0 ? photoTexts.pick : photoTexts.pickMore}
          </Button>
          {missing && <ErrorLine id={`${pickId}-error`}>{missing}</ErrorLine>}
          {rows.length === 0 && <p>{photoTexts.pickWhy}</p>}
          <p role="status">{saving && at >= 0 ? photoTexts.progress(at + 1, rows.length) : ''}</p>
        </More>
      </RecordModal>
      {isPicking && (
        <ImagePicker
          title={photoTexts.pick}
          bucket="gallery"
          look="wide"
          multiple
          onPick={handlePick}
          onClose={() => (rows.length === 0 && !form.draft ? onClose() : setPicking(false))}
        />
      )}
    </>
  )
}

const List = styled.ul.attrs({ role: 'list' })`
  ${gridGap('16px')}
`

const More = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  > p { color: ${color.muted}; ${text(13)} }
  > p:empty { display: none; }
`
