import { Controller } from '@torneo/client/record-form'
import { type Appearance, AppearanceDraft } from '@torneo/contracts/site/appearance'
import { imageDetailsReads } from '@torneo/media/details-api'
import { ImageDetailsProvider } from '@torneo/media/ImageDetailsProvider'
import type { Prefetch } from '@torneo/panel/screen/prefetch'
import { EditorForm } from '../../parts/EditorForm'
import { EditorScreen } from '../../parts/EditorScreen'
import { appearanceApi, heroApi } from '../../parts/landing-records'
import { useReplacedImages } from '../../parts/single-record-images'
import { useEditorForm } from '../../parts/use-editor-form'
import { appearanceLabels, appearanceTexts as texts } from './appearance-texts'
import { appearanceValues, type AppearanceValues } from './appearance-values'
import { ColorsPart } from './ColorsPart'
import { FaceField } from './FaceField'
import { LookField } from './LookField'

AppearanceScreen.prefetch = ((read) => [
  appearanceApi.prefetch(read),
  heroApi.prefetch(read),
  read(imageDetailsReads.endpoints.mediaImageDetails),
]) satisfies Prefetch

const imagesOf = ({ crest }: Appearance) => [crest ?? '']

/** The school's look: crest, colours, title face, and a look chosen by seeing one's own page (B102). */
export default function AppearanceScreen() {
  return (
    <EditorScreen api={appearanceApi} texts={texts}>
      {(appearance) => (
        <ImageDetailsProvider>
          <AppearanceForm appearance={appearance} />
        </ImageDetailsProvider>
      )}
    </EditorScreen>
  )
}

/** `appearance` is null before the first save. */
function AppearanceForm({ appearance }: { readonly appearance: Appearance | null }) {
  const deleteReplaced = useReplacedImages(appearance, imagesOf)
  const editor = useEditorForm<AppearanceValues, Appearance>(appearanceApi, {
    name: 'appearance',
    record: appearance,
    shape: AppearanceDraft,
    valuesOf: appearanceValues,
    labels: appearanceLabels,
    texts,
    onSaved: deleteReplaced,
  })
  const { form, fieldProps } = editor
  const { control, watch } = form.fields
  const hero = heroApi.useRead().data
  const [primary, accent, titleFace] = watch(['primary', 'accent', 'titleFace'])
  return (
    <EditorForm id="appearance" form={form} texts={texts}>
      <ColorsPart editor={editor} />
      <Controller
        control={control}
        name="titleFace"
        render={({ field: { value, onChange, onBlur } }) => (
          <FaceField {...fieldProps('titleFace')} value={value} onChange={onChange} onBlur={onBlur} />
        )}
      />
      <Controller
        control={control}
        name="look"
        render={({ field: { value, onChange, onBlur } }) => (
          <LookField
            {...fieldProps('look')}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            primary={primary}
            accent={accent}
            titleFace={titleFace}
            title={hero?.title || texts.ownTitle}
            photo={hero?.backgroundImage ?? ''}
          />
        )}
      />
    </EditorForm>
  )
}
