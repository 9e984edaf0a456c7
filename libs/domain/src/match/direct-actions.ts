import { assign_teams } from './actions/assign-teams'
import { award, retire } from './actions/award'
import { bonus } from './actions/bonus'
import { cancel, reopen } from './actions/cancel'
import { minute, minute_set, pause, resume, stall } from './actions/clock'
import { counters } from './actions/counters'
import { event } from './actions/event'
import { event_change, event_deletion } from './actions/event-change'
import { finish, result } from './actions/finish'
import { abandon, postpone } from './actions/interruption'
import { kick } from './actions/kick'
import { half, period_end, period_start } from './actions/period'
import { restore } from './actions/restore'
import { score } from './actions/score'
import { set_end, sets } from './actions/sets'
import { start } from './actions/start'
import { timeout } from './actions/timeout'
import { walkover } from './actions/walkover'

/** Every kind of action except the undo of another: a new kind is one line here and one file. */
export const directActions = {
  start,
  pause,
  resume,
  stall,
  minute,
  minute_set,
  period_end,
  period_start,
  half,
  score,
  set_end,
  sets,
  event,
  event_change,
  event_deletion,
  timeout,
  kick,
  finish,
  result,
  bonus,
  retire,
  award,
  walkover,
  abandon,
  postpone,
  cancel,
  reopen,
  counters,
  assign_teams,
  restore,
} as const
