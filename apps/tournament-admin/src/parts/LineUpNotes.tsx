import { Button } from '@torneo/ui/buttons/Button'
import { Notice } from '@torneo/ui/feedback/Notice'
import { Row } from '@torneo/ui/layout/Row'
import { outgoingLineUpsTexts as texts } from './outgoing-line-ups-texts'
import type { OutgoingLineUps } from './use-outgoing-line-ups'

interface LineUpNotesProps {
  readonly outgoing: OutgoingLineUps
  readonly teamNameOf: (teamId: string) => string
  /** Opens the ticks of a team again. */
  readonly onReview: (teamId: string) => void
}

/** Line-ups of this device that the service does not have yet, or that it refused. */
export function LineUpNotes({ outgoing: { waiting, remove }, teamNameOf, onReview }: LineUpNotesProps) {
  // Render before there is text, or screen readers miss the first one.
  return (
    <div role="status">
      {waiting.map(({ key, teamId, refusal }) =>
        refusal === undefined ? (
          <Notice key={key} tone="warning">
            {texts.waiting(teamNameOf(teamId))}
          </Notice>
        ) : (
          <Notice
            key={key}
            tone="danger"
            action={
              <Row $gap="8px">
                <Button size="sm" onClick={() => onReview(teamId)}>
                  {texts.review}
                </Button>
                <Button size="sm" variant="ghost" onClick={() => remove(key)}>
                  {texts.discard}
                </Button>
              </Row>
            }>
            {texts.refused(teamNameOf(teamId))} {refusal}
          </Notice>
        ),
      )}
    </div>
  )
}
