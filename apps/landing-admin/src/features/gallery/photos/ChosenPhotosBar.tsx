import type { GalleryGroup } from '@torneo/contracts/content/gallery-groups'
import { Button } from '@torneo/ui/buttons/Button'
import { IconButton } from '@torneo/ui/buttons/IconButton'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { flexWrap, media, text, visuallyHidden } from '@torneo/ui/theme/tokens'
import { Trash2, X } from 'lucide-react'
import styled from 'styled-components'
import { photoTexts } from './photo-texts'
import type { useChosenPhotos } from './use-chosen-photos'

interface ChosenPhotosBarProps extends Omit<ReturnType<typeof useChosenPhotos>, 'toggle'> {
  /** Galleries that the photos can be moved to. */
  readonly others: readonly GalleryGroup[]
}

/** Actions on the selected photos. */
export function ChosenPhotosBar({ chosen, others, busy, clear, remove, moveTo }: ChosenPhotosBarProps) {
  return (
    <Root>
      <p role="status">{photoTexts.chosen(chosen.length)}</p>
      <IconButton label={photoTexts.clearChosen} icon={<X size={18} aria-hidden />} onClick={clear} />
      {others.length > 0 && (
        <SelectField
          label={photoTexts.moveTo}
          placeholder={photoTexts.moveToPlaceholder}
          value=""
          disabled={busy}
          options={others.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={({ currentTarget: { value } }) => {
            const to = others.find(({ id }) => id === value)
            if (to) void moveTo(to)
          }}
        />
      )}
      <Button
        variant="danger"
        icon={<Trash2 size={18} aria-hidden />}
        busy={busy}
        busyLabel={photoTexts.removing}
        onClick={() => void remove()}>
        {photoTexts.removeSeveral(chosen.length)}
      </Button>
    </Root>
  )
}

const Root = styled.div`
  ${flexWrap('8px 12px', 'center', 'flex-end')}
  flex: 1;
  > p { font-weight: 600; ${text(14)} }
  > div { flex: 0 1 220px; min-width: 130px; gap: 0; }
  /* Hides the select's label visually in a row of buttons. */
  label { ${visuallyHidden} }
  ${media.phone} {
    > p { flex: 1 1 60%; }
    > div { flex: 1 1 0; }
  }
`
