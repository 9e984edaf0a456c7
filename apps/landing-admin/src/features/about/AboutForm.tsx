import { useToast } from '@torneo/client'
import { useRecordForm } from '@torneo/client/record-form'
import { AboutDraft, type About } from '@torneo/contracts/about'
import { RecordFormFrame } from '@torneo/panel/RecordFormFrame'
import { EditorColumns } from '../../parts/EditorColumns'
import { EditorSaveBar } from '../../parts/EditorSaveBar'
import { PreviewPane } from '../../parts/PreviewPane'
import { useLandingSaveAboutMutation } from './about-api'
import { AboutFields } from './AboutFields'
import { AboutPage } from './AboutPage'
import { aboutLabels, aboutTexts } from './about-texts'
import { aboutValues, type AboutValues } from './about-values'

interface AboutFormProps {
  /** As stored; null before the first save. */
  readonly about: About | null
}

/** The editor of Sobre: fields, live preview, save bar. */
export function AboutForm({ about }: AboutFormProps) {
  const toast = useToast()
  const [put] = useLandingSaveAboutMutation()
  const form = useRecordForm<AboutValues, About>({
    name: 'about',
    shape: AboutDraft,
    record: about,
    valuesOf: aboutValues,
    labels: aboutLabels,
    save: (values, { ifMatch }) => put({ body: values, ifMatch }).unwrap(),
    onSaved: () => toast.success(aboutTexts.saved),
    onFailed: () => toast.error(aboutTexts.failure),
    failure: aboutTexts.failure,
  })
  const values = form.fields.watch()
  const wrongHighlights = values.highlights.flatMap((_, at) => {
    const message = form.errorOf(`highlights.${at}`)
    return message ? [{ fieldId: `${form.idOf('highlights')}-${at}`, label: `${aboutTexts.highlight} ${at + 1}`, message }] : []
  })
  return (
    <RecordFormFrame form={form} id="about" label={aboutTexts.form} failureTitle={aboutTexts.failure}>
      <EditorColumns>
        <AboutFields form={form} />
        <PreviewPane>{() => <AboutPage values={values} />}</PreviewPane>
      </EditorColumns>
      <EditorSaveBar form={{ ...form, missing: [...form.missing, ...wrongHighlights] }} />
    </RecordFormFrame>
  )
}
