import { Controller } from '@torneo/client/record-form'
import { LandingPageDraft, type LandingPage } from '@torneo/contracts/content/pages'
import { useCollectionForm } from '@torneo/panel/collection/use-collection-form'
import { valuesLike } from '@torneo/panel/record/form-fields'
import { RecordModal } from '@torneo/panel/record/RecordModal'
import { TextField } from '@torneo/ui/fields/TextField'
import { ArticleField } from '../../parts/article/ArticleField'
import { describeArticle } from '../../parts/article/describe-article'
import { DocumentField } from '../../parts/article/DocumentField'
import { useScheduling } from '../../parts/scheduling/use-scheduling'
import { usePageOf } from '../../parts/use-page-of'
import { pages } from './pages-api'
import { pagesLabels, pagesTexts } from './pages-texts'

type Values = Pick<LandingPage, 'title' | 'text' | 'file'>

const valuesOf = valuesLike<Values>({ title: '', text: '', file: '' })

interface PageFormProps {
  /** The edited page; null for a new one. */
  readonly page: LandingPage | null
  readonly onClose: () => void
}

export function PageForm({ page, onClose }: PageFormProps) {
  const { form, modal, current, field, fieldProps } = useCollectionForm<Values, LandingPageDraft, LandingPage>(pages, {
    name: 'page',
    record: page,
    shape: LandingPageDraft,
    valuesOf,
    labels: pagesLabels,
    texts: pagesTexts,
    onClose,
  })
  const scheduling = useScheduling(form, { part: 'pages', describe: describeArticle, onScheduled: onClose })
  const pageOf = usePageOf('pages')
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
      <Controller
        control={control}
        name="text"
        render={({ field: text }) => <ArticleField {...text} {...fieldProps('text')} />}
      />
      <Controller
        control={control}
        name="file"
        render={({ field: file }) => <DocumentField {...file} {...fieldProps('file')} stored={stored} />}
      />
    </RecordModal>
  )
}
