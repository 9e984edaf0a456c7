import { useSignedInUser } from '@torneo/client'
import type { HallOfFameOffer } from '@torneo/contracts/content/hall-of-fame-offers'
import { offerKey } from '@torneo/domain/closing/hall-of-fame-offers'
import { canView } from '@torneo/domain/people/permissions'
import { formAddress, formQuery } from '@torneo/domain/records/form-address'
import { Link } from '@torneo/router'
import { flexRow } from '@torneo/ui/theme/tokens'
import { Award, Check } from 'lucide-react'
import styled from 'styled-components'
import { closingTexts as texts } from './closing-texts'

/** A champion's state in the Hall of Fame; who may write there adds it from here. `offer` undefined: it has its entry. */
export function Honour({ offer }: { readonly offer: HallOfFameOffer | undefined }) {
  const { role } = useSignedInUser()
  const mayWrite = canView(role, 'hall_of_fame')
  if (offer && mayWrite)
    return (
      <Action to={`/hall-of-fame${formQuery(formAddress('nuevo', offerKey(offer)))}`} data-screen-only>
        <Award size={16} aria-hidden />
        {texts.add}
      </Action>
    )
  return (
    <Line>
      {offer ? <Award size={16} aria-hidden /> : <Check size={16} aria-hidden />}
      {!offer && mayWrite ? <Action to="/hall-of-fame">{texts.entered}</Action> : offer ? texts.offered : texts.entered}
    </Line>
  )
}

const Line = styled.span`
  ${flexRow('8px')}
  min-height: 44px;
`

const Action = styled(Link)`
  ${flexRow('8px')}
  min-height: 44px;
  color: inherit;
  font-weight: 600;
`
