import { HeroDraft, type Hero } from '@torneo/contracts/content/hero'
import { imageDetailsReads } from '@torneo/media/details-api'
import { ImageDetailsProvider } from '@torneo/media/ImageDetailsProvider'
import type { Prefetch } from '@torneo/panel/screen/prefetch'
import { EditorForm } from '../../parts/EditorForm'
import { EditorScreen } from '../../parts/EditorScreen'
import { heroApi } from '../../parts/landing-records'
import { useReplacedImages } from '../../parts/single-record-images'
import { useEditorForm } from '../../parts/use-editor-form'
import { heroLabels, heroTexts as texts } from './hero-texts'
import { heroValues, type HeroValues } from './hero-values'
import { HeroFields } from './HeroFields'
import { useButtonToggle } from './use-button-toggle'

HeroScreen.prefetch = ((read) => [
  heroApi.prefetch(read),
  read(imageDetailsReads.endpoints.mediaImageDetails),
]) satisfies Prefetch

const imagesOf = ({ logoImage, backgroundImage }: Hero) => [logoImage, backgroundImage]

/** Editor of the hero (spec 1 §2 Hero). */
export default function HeroScreen() {
  return (
    <EditorScreen api={heroApi} texts={texts}>
      {(hero) => (
        <ImageDetailsProvider>
          <HeroForm hero={hero} />
        </ImageDetailsProvider>
      )}
    </EditorScreen>
  )
}

/** `hero` is null before the first save. */
function HeroForm({ hero }: { readonly hero: Hero | null }) {
  const deleteReplaced = useReplacedImages(hero, imagesOf)
  const editor = useEditorForm<HeroValues, Hero>(heroApi, {
    name: 'hero',
    record: hero,
    shape: HeroDraft,
    valuesOf: heroValues,
    labels: heroLabels,
    texts,
    onSaved: deleteReplaced,
  })
  const { form } = editor
  const button = useButtonToggle(form)
  return (
    <EditorForm id="hero" form={{ ...form, shown: { ...form.shown, ctaVisible: button.visible } }} texts={texts}>
      <HeroFields editor={editor} button={button} />
    </EditorForm>
  )
}
