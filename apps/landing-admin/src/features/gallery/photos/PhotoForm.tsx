import { isCallError, useToast } from '@torneo/client'
import { useRecordForm } from '@torneo/client/record-form'
import { GalleryPhotoDraft, type GalleryGroup, type GalleryPhoto } from '@torneo/contracts/content/gallery-groups'
import { parseFileAddress } from '@torneo/domain/records/stored-file'
import { FocalPointPicker } from '@torneo/media/FocalPointPicker'
import { shownAddress } from '@torneo/media/image-address'
import { ImageDetailsContext } from '@torneo/media/image-details'
import { LoadedImage } from '@torneo/media/LoadedImage'
import { RecordModal } from '@torneo/panel/record/RecordModal'
import { NumberField } from '@torneo/ui/fields/NumberField'
import { TextField } from '@torneo/ui/fields/TextField'
import { radius } from '@torneo/ui/theme/tokens'
import { use, useCallback, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useLandingUpdateGalleryMutation } from '../gallery-api'
import { galleryTexts } from '../gallery-texts'
import type { OptimisticGalleries } from '../use-optimistic-galleries'
import { photoLabels, photoTexts } from './photo-texts'

interface Values {
  readonly url: string
  readonly alt: string
  readonly year: string
}

/** Error, in the shape that forms show, for a photo that is no longer in the gallery. */
const deletedError = () =>
  Object.assign(new Error('The photo is gone'), { code: 404, type: 'not_found', sentence: photoTexts.deletedPhoto })

interface PhotoFormProps {
  /** The server's version, without optimistic changes. */
  readonly gallery: GalleryGroup
  readonly url: string
  readonly optimistic: Pick<OptimisticGalleries, 'update'>
  readonly onClose: () => void
}

/** Form for the description and year of one photo. Concurrent edits of other photos do not conflict with it. */
export function PhotoForm({ gallery, url, optimistic, onClose }: PhotoFormProps) {
  const [update] = useLandingUpdateGalleryMutation()
  const toast = useToast()
  const { focus } = use(ImageDetailsContext)[url] ?? {}
  const valuesOf = useCallback(
    (group: GalleryGroup | null): Values => {
      const { alt = '', year = null } = group?.photos.find((photo) => photo.url === url) ?? {}
      return { url, alt, year: year === null ? '' : String(year) }
    },
    [url],
  )

  // Sends the photo list of the revision in If-Match, so that a photo added or removed meanwhile makes the save stale.
  const known = useRef(new Map<number, GalleryGroup>())
  useEffect(() => void known.current.set(gallery.rev, gallery), [gallery])

  const save = async (values: Values, ifMatch: number) => {
    const { photos } = known.current.get(ifMatch) ?? gallery
    if (!photos.some((photo) => photo.url === url)) throw deletedError()
    const photo = values as unknown as GalleryPhoto
    const updateOptimistically = photos.map((one) => (one.url === url ? photo : one))
    // Sends the other photos without texts, which leaves their stored texts unchanged.
    const body = { photos: photos.map((one) => (one.url === url ? photo : { url: one.url })) }
    return optimistic.update(gallery.id, { photos: updateOptimistically }, () =>
      update({ params: { id: gallery.id }, body, ifMatch }).unwrap(),
    )
  }

  const form = useRecordForm<Values, GalleryGroup>({
    name: `gallery-photo:${gallery.id}:${url}`,
    shape: GalleryPhotoDraft,
    record: gallery,
    valuesOf,
    labels: photoLabels,
    failure: galleryTexts.updateFailed,
    save: (values, { ifMatch }) =>
      save(values, ifMatch).catch((error: unknown) => {
        const current =
          isCallError(error) && error.type === 'stale' ? (error.current as GalleryGroup | undefined) : undefined
        if (current && !current.images.includes(url)) throw deletedError()
        if (current) known.current.set(current.rev, current)
        throw error
      }),
    onSaved: () => {
      toast.success(galleryTexts.updated)
      onClose()
    },
    onFailed: () => toast.error(galleryTexts.updateFailed),
  })

  const field = (name: 'alt' | 'year') => ({
    ...form.fields.register(name),
    id: form.idOf(name),
    label: photoLabels[name],
    error: form.errorOf(name),
    required: true,
  })
  return (
    <RecordModal
      title={photoTexts.editTitle}
      submitLabel={photoTexts.save}
      form={form}
      failureTitle={galleryTexts.updateFailed}
      onClose={onClose}>
      {parseFileAddress(url) ? (
        <FocalPointPicker address={url} focus={focus} />
      ) : (
        <Picture>
          <LoadedImage address={shownAddress(url, 640)} />
        </Picture>
      )}
      <TextField {...field('alt')} multiline rows={2} hint={photoTexts.altHint} />
      <NumberField {...field('year')} />
    </RecordModal>
  )
}

const Picture = styled.div`
  img { display: block; max-width: 100%; max-height: 240px; margin-inline: auto; border-radius: ${radius.button}; }
`
