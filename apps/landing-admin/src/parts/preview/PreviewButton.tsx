import { lazyModal } from '@torneo/panel/screen/lazy-modal'
import { Button } from '@torneo/ui/buttons/Button'
import { media, visuallyHidden } from '@torneo/ui/theme/tokens'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import type { PreviewDraft } from './PageFrame'
import { previewTexts as texts } from './preview-texts'
import type { PreviewModalProps } from './PreviewModal'
import { useOpenField } from './use-open-field'

const PreviewModal = lazyModal<PreviewModalProps>(() => import('./PreviewModal'), {
  title: () => texts.title,
  size: 'xl',
})

interface PreviewButtonProps {
  readonly draft: PreviewDraft
  /** Shows only the icon, for a row with many buttons. */
  readonly isSmall: boolean
  /** Names the whole page, where a pane already is the preview of a part. */
  readonly hasPane: boolean
}

/** Opens the whole page with the form's current values (B53). */
export function PreviewButton({ draft, isSmall, hasPane }: PreviewButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { openField, opening } = useOpenField(draft)
  const label = hasPane ? texts.openWhole : texts.open
  return (
    <>
      <Button
        variant="ghost"
        title={isSmall ? label : undefined}
        icon={<Eye size={18} aria-hidden />}
        // Prevents the blur on a press: an error shown below the field would move the button away from the pointer.
        onMouseDown={(event) => event.preventDefault()}
        onPointerEnter={PreviewModal.prefetch}
        onFocus={PreviewModal.prefetch}
        onClick={() => setOpen(true)}>
        <Label $hidden={isSmall}>{label}</Label>
      </Button>
      {isOpen && (
        <PreviewModal
          draft={draft}
          onEdit={(request) => {
            setOpen(false)
            openField(request)
          }}
          onClose={() => setOpen(false)}
        />
      )}
      {opening}
    </>
  )
}

// Shows only the icon on a phone, so that the bar does not wrap.
const Label = styled.span<{ $hidden: boolean }>`
  ${({ $hidden }) => $hidden && visuallyHidden}
  ${media.phone} { ${visuallyHidden} }
`
