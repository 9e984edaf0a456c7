import type { RecordForm } from '@torneo/client'
import { Controller } from '@torneo/client/record-form'
import type { About } from '@torneo/contracts/about'
import { limits } from '@torneo/contracts/fields'
import { TagList } from '@torneo/ui/TagList'
import { TextField } from '@torneo/ui/TextField'
import { EditorFields } from '../../parts/EditorFields'
import { aboutLabels, aboutTexts } from './about-texts'
import type { AboutValues } from './about-values'

export function AboutFields({ form }: { readonly form: RecordForm<AboutValues, About> }) {
  const texts = (name: keyof AboutValues) => ({ id: form.idOf(name), label: aboutLabels[name], error: form.errorOf(name) })
  const field = (name: keyof AboutValues) => ({ ...form.fields.register(name), ...texts(name) })
  return (
    <EditorFields>
      <TextField {...field('title')} required counter={limits.name} />
      <TextField {...field('description')} required multiline rows={5} counter={limits.text} />
      <TextField {...field('quote')} multiline rows={2} hint={aboutTexts.quoteHint} />
      <Controller
        control={form.fields.control}
        name="highlights"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <TagList
            {...texts('highlights')}
            itemLabel={aboutTexts.highlight}
            newLabel={aboutTexts.newHighlight}
            hint={aboutTexts.highlightsHint}
            max={limits.texts}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            itemError={(at) => form.errorOf(`highlights.${at}`)}
            ref={ref}
          />
        )}
      />
    </EditorFields>
  )
}
