import { useEffect } from 'react'
import { useToast } from '@torneo/client'
import { useRecordForm } from '@torneo/client/record-form'
import { HeroDraft, type Hero } from '@torneo/contracts/hero'
import { RecordFormFrame } from '@torneo/panel/RecordFormFrame'
import { SaveBar } from '@torneo/ui/SaveBar'
import { useMedia } from '@torneo/ui/use-media'
import { EditorColumns } from './EditorColumns'
import { HeroFields } from './HeroFields'
import { HeroPreview } from './HeroPreview'
import { useLandingSaveHeroMutation } from './hero-api'
import { heroLabels, heroTexts } from './hero-texts'
import { heroValues, type HeroValues } from './hero-values'
import { useButtonToggle } from './use-button-toggle'

const saveKeys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ S' : 'Ctrl S'

interface HeroFormProps {
  /** As stored; null before the first save. */
  readonly hero: Hero | null
  /** The focus goes to the first field: what had it is gone. */
  readonly focused: boolean
}

/** The hero's editor: fields, live preview, save bar. */
export function HeroForm({ hero, focused }: HeroFormProps) {
  const toast = useToast()
  const [put] = useLandingSaveHeroMutation()
  const form = useRecordForm<HeroValues, Hero>({
    name: 'hero',
    shape: HeroDraft,
    record: hero,
    valuesOf: heroValues,
    labels: heroLabels,
    save: (values, { ifMatch }) => put({ body: values, ifMatch }).unwrap(),
    onSaved: () => toast.success(heroTexts.saved),
    onFailed: () => toast.error(heroTexts.failure),
    failure: heroTexts.failure,
  })
  const button = useButtonToggle(form)
  const hasKeys = useMedia('(hover: hover) and (pointer: fine)')

  const { setFocus } = form.fields
  useEffect(() => {
    if (focused) setFocus('title')
  }, [focused, setFocus])

  return (
    <RecordFormFrame form={form} id="hero" label={heroTexts.form} failureTitle={heroTexts.failure}>
      <EditorColumns>
        <HeroFields form={form} button={button} />
        <HeroPreview values={{ ...form.fields.watch(), ctaVisible: button.visible }} />
      </EditorColumns>
      <SaveBar
        dirty={form.dirty}
        saved={form.saved}
        missing={form.missing}
        busy={form.saving}
        onDiscard={form.discard}
        shortcut={hasKeys ? saveKeys : undefined}
      />
    </RecordFormFrame>
  )
}
