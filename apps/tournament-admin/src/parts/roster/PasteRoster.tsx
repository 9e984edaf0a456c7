import type { Player } from '@torneo/contracts/tournament/players'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { color, media, text } from '@torneo/ui/theme/tokens'
import { useId } from 'react'
import styled from 'styled-components'
import { pasteTexts } from './paste-texts'
import { PasteReview } from './PasteReview'
import { PasteText } from './PasteText'
import { linesIn } from './read-roster'
import { usePaste } from './use-paste'

interface PasteRosterProps {
  readonly teamId: string
  readonly roster: readonly Player[]
  readonly onClose: () => void
}

/** Imports a whole list: reviewed, corrected, and saved all or nothing. Closing keeps a draft. */
export default function PasteRoster({ teamId, roster, onClose }: PasteRosterProps) {
  const paste = usePaste({ teamId, roster, onSaved: onClose })
  const formId = useId()
  const { checked, text, saving, reading } = paste
  const players = checked?.flatMap(({ player }) => player ?? []) ?? []
  const wrong = checked?.filter(({ player }) => player === null) ?? []
  const known = checked?.filter(({ isKnown }) => isKnown) ?? []
  const dropped = wrong.length > 0 ? wrong : known
  const isReady = wrong.length === 0

  const drop = () => {
    paste.drop(dropped.map(({ row }) => row.key))
    // The button disappears with the rows that it removed.
    document.getElementById(formId)?.focus()
  }

  // Set keys: without them the pressed button would turn into the next step's.
  const footer =
    checked === null ? (
      <Button
        key="review"
        variant="primary"
        busy={reading}
        busyLabel={pasteTexts.checking}
        onClick={() => void paste.review()}>
        {pasteTexts.check(linesIn(text))}
      </Button>
    ) : (
      <>
        {wrong.length > 0 && <Together key="together">{pasteTexts.together(wrong.length)}</Together>}
        {dropped.length > 0 && (
          <Button key="drop" aria-disabled={saving || undefined} onClick={() => saving || drop()}>
            {isReady ? pasteTexts.dropKnown(known.length) : pasteTexts.dropWrong(wrong.length)}
          </Button>
        )}
        <Button key="save" type="submit" form={formId} variant="primary" busy={saving} busyLabel={pasteTexts.saving}>
          {pasteTexts.save(checked.length)}
        </Button>
      </>
    )

  return (
    <Modal
      title={checked === null ? pasteTexts.title : pasteTexts.review}
      aside={pasteTexts.step(checked === null ? 1 : 2)}
      size="lg"
      busy={saving}
      onBack={checked === null ? undefined : paste.back}
      onClose={onClose}
      footer={footer}>
      {checked === null ? (
        <PasteText paste={paste} />
      ) : (
        <PasteReview
          paste={paste}
          checked={checked}
          formId={formId}
          onSubmit={() => isReady && void paste.save(players)}
        />
      )}
    </Modal>
  )
}

const Together = styled.p`
  flex: 1;
  color: ${color.muted};
  ${text(13)}
  ${media.phone} { flex: 1 0 100%; text-align: center; }
`
