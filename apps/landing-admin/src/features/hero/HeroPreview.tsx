import { CourtLines } from '@torneo/ui/CourtLines'
import { PreviewPane } from '../../parts/PreviewPane'
import { HeroPage } from './HeroPage'
import type { HeroValues } from './hero-values'

/** How the hero will look on the public page, as it is being typed. */
export function HeroPreview({ values }: { values: HeroValues }) {
  return (
    <PreviewPane>
      {(device) => (
        <HeroPage values={values} tall={device === 'phone'} backdrop={<CourtLines shape={device === 'phone' ? 'tall' : 'wide'} />} />
      )}
    </PreviewPane>
  )
}
