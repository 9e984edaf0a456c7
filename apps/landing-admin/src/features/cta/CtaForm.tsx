import { useToast } from '@torneo/client'
import { useRecordForm } from '@torneo/client/record-form'
import { CtaDraft, type Cta } from '@torneo/contracts/cta'
import { RecordFormFrame } from '@torneo/panel/RecordFormFrame'
import { EditorColumns } from '../../parts/EditorColumns'
import { EditorSaveBar } from '../../parts/EditorSaveBar'
import { PreviewPane } from '../../parts/PreviewPane'
import { useLandingSaveCtaMutation } from './cta-api'
import { CtaFields } from './CtaFields'
import { CtaPage } from './CtaPage'
import { ctaLabels, ctaTexts } from './cta-texts'
import { ctaValues, type CtaValues } from './cta-values'

interface CtaFormProps {
  /** As stored; null before the first save. */
  readonly cta: Cta | null
}

/** The call to action's editor: fields, live preview, save bar. */
export function CtaForm({ cta }: CtaFormProps) {
  const toast = useToast()
  const [put] = useLandingSaveCtaMutation()
  const form = useRecordForm<CtaValues, Cta>({
    name: 'cta',
    shape: CtaDraft,
    record: cta,
    valuesOf: ctaValues,
    labels: ctaLabels,
    save: (values, { ifMatch }) => put({ body: values, ifMatch }).unwrap(),
    onSaved: () => toast.success(ctaTexts.saved),
    onFailed: () => toast.error(ctaTexts.failure),
    failure: ctaTexts.failure,
  })
  return (
    <RecordFormFrame form={form} id="cta" label={ctaTexts.form} failureTitle={ctaTexts.failure}>
      <EditorColumns>
        <CtaFields form={form} />
        <PreviewPane>{() => <CtaPage values={form.fields.watch()} />}</PreviewPane>
      </EditorColumns>
      <EditorSaveBar form={form} />
    </RecordFormFrame>
  )
}
