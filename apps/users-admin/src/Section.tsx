import { retryableLazy } from '@torneo/client'
import { own } from '@torneo/contracts/fields/own'
import { screensOf } from '@torneo/panel/screen/section-screens'
import { UnknownPath } from '@torneo/panel/screen/UnknownPath'
import type { ComponentType } from 'react'
import { rows } from './sections'

const UsersScreen = retryableLazy(() => import('./features/users/UsersScreen'))
const ActivityScreen = retryableLazy(() => import('./features/activity/ActivityScreen'))
const AuditScreen = retryableLazy(() => import('./features/activity/AuditScreen'))
const ReleasesScreen = retryableLazy(() => import('./features/releases/ReleasesScreen'))

const pagesBelow: Readonly<Record<string, ComponentType>> = {
  activity: ActivityScreen,
  audit: AuditScreen,
  releases: ReleasesScreen,
}

const BelowUsers: ComponentType<{ readonly id: string }> = ({ id }) => {
  const Page = own(pagesBelow, id)
  return Page ? <Page /> : <UnknownPath />
}

export default screensOf(rows, { users: { list: UsersScreen, one: BelowUsers } }, () => import('./help'))
