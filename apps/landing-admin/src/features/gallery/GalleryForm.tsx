import { Controller } from '@torneo/client/record-form'
import { GalleryGroupForm as GalleryFields, type GalleryGroup } from '@torneo/contracts/content/gallery-groups'
import { ImageField } from '@torneo/media/ImageField'
import { useDeleteReplaced } from '@torneo/media/use-delete-replaced'
import { formFields, valuesLike } from '@torneo/panel/record/form-fields'
import { RecordModal } from '@torneo/panel/record/RecordModal'
import { useRecordModal } from '@torneo/panel/record/use-record-modal'
import { MutedText } from '@torneo/ui/display/MutedText'
import { TextField } from '@torneo/ui/fields/TextField'
import { useScheduling } from '../../parts/scheduling/use-scheduling'
import { usePageOf } from '../../parts/use-page-of'
import { useLandingAddGalleryMutation, useLandingUpdateGalleryMutation } from './gallery-api'
import { galleryLabels, galleryTexts } from './gallery-texts'
import type { OptimisticGalleries } from './use-optimistic-galleries'

type Values = Readonly<Pick<GalleryGroup, 'title' | 'description' | 'date' | 'coverImage'>>

const valuesOf = valuesLike<Values>({ title: '', description: '', date: '', coverImage: '' })

interface GalleryFormProps {
  /** The edited gallery; null for a new one. */
  readonly gallery: GalleryGroup | null
  readonly optimistic: Pick<OptimisticGalleries, 'update'>
  readonly onClose: () => void
}

/**
 * Form of a gallery's texts and cover. Photos have calls of their own, so that a save neither loses nor duplicates
 * any. While saving, the card already shows the new values (R25), and the modal stays open until the response, so that
 * typed values are not lost (R38).
 */
export default function GalleryForm({ gallery, optimistic, onClose }: GalleryFormProps) {
  const [add] = useLandingAddGalleryMutation()
  const [update] = useLandingUpdateGalleryMutation()
  const deleteReplaced = useDeleteReplaced()
  const { form, failure, current } = useRecordModal<Values, GalleryFields, GalleryGroup>({
    name: 'gallery',
    record: gallery,
    shape: GalleryFields,
    valuesOf,
    labels: galleryLabels,
    texts: galleryTexts,
    add: (args) => add(args).unwrap(),
    update: (args) => optimistic.update(args.params.id, args.body, () => update(args).unwrap()),
    onStored: ({ coverImage, images }, before) =>
      void deleteReplaced(before ? [before.coverImage] : [], [coverImage, ...images]),
    onClose,
  })
  const { field, fieldProps } = formFields(form, galleryLabels)
  const scheduling = useScheduling(form, { part: 'galleryGroups', onScheduled: onClose })
  const pageOf = usePageOf('galleryGroups')
  return (
    <RecordModal
      title={current ? galleryTexts.editTitle : galleryTexts.new}
      submitLabel={current ? galleryTexts.save : galleryTexts.create}
      form={form}
      failureTitle={failure}
      scheduling={scheduling}
      page={current ? pageOf(current) : undefined}
      onClose={onClose}>
      <TextField {...field('title')} required autoComplete="off" />
      <TextField {...field('description')} multiline />
      <TextField {...field('date')} autoComplete="off" hint={galleryTexts.dateHint} />
      <Controller
        control={form.fields.control}
        name="coverImage"
        render={({ field: cover }) => (
          <ImageField
            {...cover}
            {...fieldProps('coverImage')}
            bucket="gallery"
            look="wide"
            hint={galleryTexts.coverHint}
          />
        )}
      />
      {current && <MutedText>{galleryTexts.photosElsewhere}</MutedText>}
    </RecordModal>
  )
}
