import { allEndpoints } from '@torneo/contracts/endpoint/catalogue'
import { passRole, roles } from '@torneo/contracts/people/roles'
import { expect, test } from 'vitest'
import { type Capabilities, capabilitiesOf } from './capabilities'
import { mayCall } from './permissions'

type Capability = Exclude<keyof Capabilities, 'canControl'>

const everyone = [...roles, passRole, 'visitor']
const staff = ['super', 'admin_tournament']

/** Calls that a capability's buttons and reads make, and the people who have it. */
const table: Readonly<Record<Capability, readonly [calls: readonly string[], who: readonly string[]]>> = {
  canSchedule: [['POST /matches', 'PATCH /matches/:id', 'DELETE /matches/:id'], staff],
  canSeeTables: [[], staff],
  canGivePasses: [['GET /passes', 'POST /passes', 'DELETE /passes/:id'], staff],
  canSeeAllBoards: [[], staff],
  canSeeHistory: [['GET /matches/:id/log', 'POST /matches/:id/log/:key/undo', 'POST /matches/:id/restore'], staff],
  canInterrupt: [['POST /matches/:id/walkover', 'POST /matches/:id/abandon', 'POST /matches/:id/postpone'], staff],
  canAnswerCalls: [['PATCH /calls/:id'], staff],
  canReadTeams: [['GET /players'], [...staff, 'team_captain']],
  canAddPlayers: [['POST /players'], [...staff, 'team_captain']],
}

test.each(everyone.flatMap((role) => (Object.keys(table) as Capability[]).map((capability) => ({ role, capability }))))(
  '$role $capability as its endpoints say',
  ({ role, capability }) => {
    const [calls, who] = table[capability]
    const endpoints = allEndpoints.filter(({ method, path }) => calls.includes(`${method} ${path}`))
    expect(endpoints).toHaveLength(calls.length)
    const can = capabilitiesOf({ role })[capability]
    expect(can).toBe(who.includes(role))
    expect(endpoints.map((endpoint) => mayCall(role, endpoint))).toEqual(endpoints.map(() => can))
  },
)

test('every capability is in the table', () => {
  expect(Object.keys(capabilitiesOf({ role: 'super' })).toSorted()).toEqual(
    [...Object.keys(table), 'canControl'].toSorted(),
  )
})
