import { useToast } from '@torneo/client'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { Badge } from '@torneo/ui/display/Badge'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Notice } from '@torneo/ui/feedback/Notice'
import { TextField } from '@torneo/ui/fields/TextField'
import { Stack } from '@torneo/ui/layout/Stack'
import { color, flexWrap, text } from '@torneo/ui/theme/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { LeftOutList } from '../../../parts/left-out/LeftOutList'
import { promotionsTexts } from '../promotions-texts'
import { CaptainLinks } from './CaptainLinks'
import { pastePromotionsTexts as texts } from './paste-promotions-texts'
import { type PastedPromotion, usePastePromotions } from './use-paste-promotions'

/** 'Pegar promociones' (B98): a list of years and captains becomes promotions, accounts, and links to share. */
export default function PastePromotionsModal({ onClose }: { readonly onClose: () => void }) {
  const toast = useToast()
  const pasted = usePastePromotions()
  const { rows, open, links, progress, failures } = pasted
  const [isReviewed, setReviewed] = useState(false)
  const [isTried, setTried] = useState(false)
  const isBusy = progress !== null
  const isOver = isReviewed && !isBusy && open.length === 0
  const handleReview = () => {
    setTried(true)
    if (rows.length > 0) setReviewed(true)
  }
  const handleMake = async () => {
    const { promotions, captains } = await pasted.make()
    if (promotions + captains > 0) toast.success(texts.made(promotions, captains))
  }
  return (
    <Modal
      title={promotionsTexts.paste}
      size="md"
      busy={isBusy}
      onClose={onClose}
      footer={
        isOver ? (
          <Button variant="primary" onClick={onClose}>
            {texts.done}
          </Button>
        ) : isReviewed ? (
          <>
            <Button variant="ghost" onClick={() => setReviewed(false)}>
              {texts.back}
            </Button>
            <Button
              variant="primary"
              busy={isBusy}
              busyLabel={texts.making((progress ?? 0) + 1, open.length)}
              onClick={() => void handleMake()}>
              {texts.make}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={handleReview}>
            {texts.review}
          </Button>
        )
      }>
      {isReviewed ? (
        <Stack $gap={16}>
          {links.length > 0 && <CaptainLinks links={links} />}
          {!isOver && (
            <MutedText role="status">
              {texts.counts(
                open.filter(({ promotion }) => !promotion).length,
                open.filter(({ invites }) => invites).length,
              )}
            </MutedText>
          )}
          <LeftOutList named={pasted.named} isText />
          <Rows>
            {rows.map((row) => (
              <Row
                key={row.year}
                row={row}
                isInvited={links.some(({ email }) => email === row.email)}
                failure={failures.get(row.year)}
              />
            ))}
          </Rows>
        </Stack>
      ) : (
        <Stack $gap={16}>
          {pasted.isRecovered && pasted.text !== '' && (
            <Notice
              tone="info"
              role="status"
              action={
                <Button size="sm" onClick={() => pasted.setText('')}>
                  {texts.startAgain}
                </Button>
              }>
              {texts.recovered}
            </Notice>
          )}
          <TextField
            label={texts.list}
            hint={texts.hint}
            multiline
            rows={10}
            value={pasted.text}
            error={isTried && rows.length === 0 ? texts.none : undefined}
            onChange={({ target }) => pasted.setText(target.value)}
          />
        </Stack>
      )}
    </Modal>
  )
}

function captainOf({ captain, email, promotion, invites }: PastedPromotion, isInvited: boolean): string {
  if (invites || isInvited) return texts.withCaptain(captain, email)
  if (captain === '' && email === '') return ''
  if (promotion?.captainId) return texts.hasCaptain
  return email === '' ? texts.noEmail(captain) : texts.noName(email)
}

interface RowProps {
  readonly row: PastedPromotion
  /** True if its captain was made just now. */
  readonly isInvited: boolean
  readonly failure: string | undefined
}

function Row({ row, isInvited, failure }: RowProps) {
  const captain = captainOf(row, isInvited)
  return (
    <li>
      <strong>{row.promotion?.name ?? texts.promotionName(row.year)}</strong>
      {row.promotion ? <Badge tone="success">{texts.exists}</Badge> : <Badge tone="info">{texts.isNew}</Badge>}
      {captain !== '' && <span>{captain}</span>}
      {failure !== undefined && <Failure>{failure}</Failure>}
    </li>
  )
}

const Rows = styled.ul.attrs({ role: 'list' })`
  margin: 0;
  padding: 0;
  list-style: none;
  ${text(14)}
  li { ${flexWrap('4px 12px')} padding: 8px 0; overflow-wrap: anywhere; }
  li + li { border-top: 1px solid ${color.line}; }
  li > strong { min-width: 6rem; }
`

const Failure = styled.span`
  flex-basis: 100%;
  color: ${color.danger};
`
