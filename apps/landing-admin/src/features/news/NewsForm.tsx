import { Controller } from '@torneo/client/record-form'
import { NewsDraft, type News } from '@torneo/contracts/content/news'
import { ImageField } from '@torneo/media/ImageField'
import { useDeleteReplaced } from '@torneo/media/use-delete-replaced'
import { useCollectionForm } from '@torneo/panel/collection/use-collection-form'
import { valuesLike } from '@torneo/panel/record/form-fields'
import { RecordModal } from '@torneo/panel/record/RecordModal'
import { DateField } from '@torneo/ui/fields/DateField'
import { TextField } from '@torneo/ui/fields/TextField'
import { Toggle } from '@torneo/ui/fields/Toggle'
import { ArticleField } from '../../parts/article/ArticleField'
import { describeArticle } from '../../parts/article/describe-article'
import { DocumentField } from '../../parts/article/DocumentField'
import { dayAhead } from '../../parts/scheduling/format-moment'
import { useScheduling } from '../../parts/scheduling/use-scheduling'
import { usePageOf } from '../../parts/use-page-of'
import { news } from './news-api'
import { newsLabels, newsTexts } from './news-texts'

type Values = Pick<News, 'title' | 'date' | 'text' | 'image' | 'alt' | 'videoUrl' | 'file' | 'pinned'>

const blank: Values = { title: '', date: '', text: '', image: '', alt: '', videoUrl: '', file: '', pinned: false }
const storedValues = valuesLike(blank)

/** A new piece is of today. */
const valuesOf = (item: Values | null): Values => (item === null ? { ...blank, date: dayAhead(0) } : storedValues(item))

interface NewsFormProps {
  /** The edited piece; null for a new one. */
  readonly item: News | null
  readonly onClose: () => void
}

export function NewsForm({ item, onClose }: NewsFormProps) {
  const deleteReplaced = useDeleteReplaced()
  const { form, modal, current, field, fieldProps } = useCollectionForm<Values, NewsDraft, News>(news, {
    name: 'news',
    record: item,
    shape: NewsDraft,
    valuesOf,
    labels: newsLabels,
    texts: newsTexts,
    onStored: ({ image, images }, before) => void deleteReplaced(before ? [before.image] : [], [image, ...images]),
    onClose,
  })
  const scheduling = useScheduling(form, { part: 'news', describe: describeArticle, onScheduled: onClose })
  const pageOf = usePageOf('news')
  const { control } = form.fields
  const stored = current && { url: current.file, name: current.fileName, size: current.fileSize }
  return (
    <RecordModal
      {...modal}
      size="lg"
      scheduling={scheduling}
      page={current ? pageOf(current) : undefined}
      describe={describeArticle}>
      <TextField {...field('title')} required autoComplete="off" />
      <DateField {...field('date')} required />
      <Controller
        control={control}
        name="text"
        render={({ field: text }) => <ArticleField {...text} {...fieldProps('text')} />}
      />
      <Controller
        control={control}
        name="image"
        render={({ field: image }) => (
          <ImageField {...image} {...fieldProps('image')} bucket="gallery" hint={newsTexts.imageHint} />
        )}
      />
      {form.fields.watch('image') !== '' && <TextField {...field('alt')} autoComplete="off" hint={newsTexts.altHint} />}
      <TextField
        {...field('videoUrl')}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        hint={newsTexts.videoHint}
      />
      <Controller
        control={control}
        name="file"
        render={({ field: file }) => <DocumentField {...file} {...fieldProps('file')} stored={stored} />}
      />
      <Controller
        control={control}
        name="pinned"
        render={({ field: { value, onChange } }) => (
          <Toggle label={newsLabels.pinned} hint={newsTexts.pinnedHint} checked={value} onChange={onChange} />
        )}
      />
    </RecordModal>
  )
}
