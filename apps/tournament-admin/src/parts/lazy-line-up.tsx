import { lazyPart } from '@torneo/panel/screen/lazy-modal'
import { Sheet } from '@torneo/ui/dialogs/Sheet'
import { lineUpsTexts as texts } from './line-ups-texts'
import type { LineUpSheetProps } from './line-ups/LineUpSheet'

/** Loaded when it opens: most sports have no line-ups. */
export const LineUpSheet = lazyPart<LineUpSheetProps>(
  () => import('./line-ups/LineUpSheet'),
  ({ lead, onClose }, content) => (
    <Sheet title={texts.title} lead={lead} onClose={onClose} footer={null}>
      {content}
    </Sheet>
  ),
)
