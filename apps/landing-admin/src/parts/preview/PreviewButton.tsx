import { Eye } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { lazyModal } from '@torneo/panel/lazy-modal'
import { Button } from '@torneo/ui/Button'
import { media } from '@torneo/ui/tokens'
import type { PreviewDraft, PreviewModalProps } from './PreviewModal'
import { previewTexts as texts } from './preview-texts'

const PreviewModal = lazyModal<PreviewModalProps>(() => import('./PreviewModal'), { title: () => texts.title, size: 'xl' })

/** Opens the whole page with what a form holds (B53). */
export function PreviewButton({ draft }: { readonly draft: PreviewDraft }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        icon={<Eye size={18} aria-hidden />}
        // Leaving a field may show its error, which would move the button away from under the press.
        onMouseDown={(event) => event.preventDefault()}
        onPointerEnter={PreviewModal.prefetch}
        onFocus={PreviewModal.prefetch}
        onClick={() => setOpen(true)}
      >
        <Label>{texts.open}</Label>
      </Button>
      {isOpen && <PreviewModal draft={draft} onClose={() => setOpen(false)} />}
    </>
  )
}

// On a phone the eye alone, so that the bar takes no row more.
const Label = styled.span`
  ${media.phone} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`
