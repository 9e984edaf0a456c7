import { useToast } from '@torneo/client'
import { useRecordForm } from '@torneo/client/record-form'
import { HeroDraft, type Hero } from '@torneo/contracts/hero'
import { RecordFormFrame } from '@torneo/panel/RecordFormFrame'
import { EditorColumns } from '../../parts/EditorColumns'
import { EditorSaveBar } from '../../parts/EditorSaveBar'
import { useReplacedImages } from '../../parts/single-record-images'
import { HeroFields } from './HeroFields'
import { HeroPreview } from './HeroPreview'
import { useLandingSaveHeroMutation } from './hero-api'
import { heroLabels, heroTexts } from './hero-texts'
import { heroValues, type HeroValues } from './hero-values'
import { useButtonToggle } from './use-button-toggle'

const imagesOf = ({ logoImage, backgroundImage }: Hero) => [logoImage, backgroundImage]

interface HeroFormProps {
  /** As stored; null before the first save. */
  readonly hero: Hero | null
}

/** The hero's editor: fields, live preview, save bar. */
export function HeroForm({ hero }: HeroFormProps) {
  const toast = useToast()
  const [put] = useLandingSaveHeroMutation()
  const deleteReplaced = useReplacedImages(hero, imagesOf)
  const form = useRecordForm<HeroValues, Hero>({
    name: 'hero',
    shape: HeroDraft,
    record: hero,
    valuesOf: heroValues,
    labels: heroLabels,
    save: (values, { ifMatch }) => put({ body: values, ifMatch }).unwrap(),
    onSaved: (saved) => {
      toast.success(heroTexts.saved)
      deleteReplaced(saved)
    },
    onFailed: () => toast.error(heroTexts.failure),
    failure: heroTexts.failure,
  })
  const button = useButtonToggle(form)
  return (
    <RecordFormFrame form={form} id="hero" label={heroTexts.form} failureTitle={heroTexts.failure}>
      <EditorColumns>
        <HeroFields form={form} button={button} />
        <HeroPreview values={{ ...form.fields.watch(), ctaVisible: button.visible }} />
      </EditorColumns>
      <EditorSaveBar form={form} />
    </RecordFormFrame>
  )
}
