import { z } from '@torneo/contracts/fields/zod'
import { BonusPoints, matchCommandEndpoints as endpoints } from '@torneo/contracts/match/match-commands'
import { scoringMessages as messages } from '@torneo/contracts/tournament/scoring-input'
import { setFields } from '../effect'
import { isFinished, isInPlay } from '../phase'
import { invalidField } from '../result/scoring-rules'
import type { Fields, PanelAction } from './action'

const StoredBonus = z.object(BonusPoints.shape)

/** Sets the bonus points of both sides (B81); the score stays. */
export const bonus: PanelAction<Fields<BonusPoints>, typeof endpoints.bonus> = {
  endpoint: endpoints.bonus,
  stored: StoredBonus,
  accepts: (match) => isInPlay(match) || isFinished(match),
  otherwise: 'notLive',
  check: (_, __, { scoring }) => (scoring?.usesBonus ? null : invalidField('home', messages.noBonus)),
  effect: (match, { home, away }) => setFields(match, { bonus: { home, away } }),
  undoneAs: 'score',
  pending: [],
}
