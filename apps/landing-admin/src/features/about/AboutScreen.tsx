import { Controller } from '@torneo/client/record-form'
import { AboutDraft, type About } from '@torneo/contracts/content/about'
import { limits } from '@torneo/contracts/fields/fields'
import { TagList } from '@torneo/ui/fields/TagList'
import { TextField } from '@torneo/ui/fields/TextField'
import { EditorForm } from '../../parts/EditorForm'
import { EditorScreen } from '../../parts/EditorScreen'
import { aboutApi } from '../../parts/landing-records'
import { useEditorForm } from '../../parts/use-editor-form'
import { aboutLabels, aboutTexts as texts } from './about-texts'
import { aboutValues, type AboutValues } from './about-values'

AboutScreen.prefetch = aboutApi.prefetch

/** Editor of the about section (spec 1 §2 About). */
export default function AboutScreen() {
  return (
    <EditorScreen api={aboutApi} texts={texts}>
      {(about) => <AboutForm about={about} />}
    </EditorScreen>
  )
}

/** `about` is null before the first save. */
function AboutForm({ about }: { readonly about: About | null }) {
  const { form, field, fieldProps } = useEditorForm<AboutValues, About>(aboutApi, {
    name: 'about',
    record: about,
    shape: AboutDraft,
    valuesOf: aboutValues,
    labels: aboutLabels,
    texts,
  })
  const wrongHighlights = form.fields.watch('highlights').flatMap((_, index) => {
    const message = form.errorOf(`highlights.${index}`)
    return message
      ? [{ fieldId: `${form.idOf('highlights')}-${index}`, label: `${texts.highlight} ${index + 1}`, message }]
      : []
  })
  return (
    <EditorForm id="about" form={{ ...form, missing: [...form.missing, ...wrongHighlights] }} texts={texts}>
      <TextField {...field('title')} required counter={limits.name} />
      <TextField {...field('description')} required multiline rows={5} counter={limits.text} />
      <TextField {...field('quote')} multiline rows={2} hint={texts.quoteHint} />
      <Controller
        control={form.fields.control}
        name="highlights"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <TagList
            {...fieldProps('highlights')}
            itemLabel={texts.highlight}
            newLabel={texts.newHighlight}
            hint={texts.highlightsHint}
            max={limits.texts}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            itemError={(index) => form.errorOf(`highlights.${index}`)}
            ref={ref}
          />
        )}
      />
    </EditorForm>
  )
}
