import { isCallError, sentenceOf, useSignedInUser, useToast } from '@torneo/client'
import type { User } from '@torneo/contracts/people/users'
import { canView } from '@torneo/domain/people/permissions'
import { AccessLinkModal } from '@torneo/panel/access/AccessLinkModal'
import { CredentialsModal, type Credentials } from '@torneo/panel/access/CredentialsModal'
import { focusIds, useFocusHandover } from '@torneo/panel/collection/collection-focus'
import { useOpenDialog } from '@torneo/panel/record/use-open-dialog'
import { useOpenFromState } from '@torneo/panel/record/use-open-from-state'
import { useOpenRecord } from '@torneo/panel/record/use-open-record'
import { refetchStale, type Prefetch } from '@torneo/panel/screen/prefetch'
import { Link } from '@torneo/router'
import { Button } from '@torneo/ui/buttons/Button'
import { MutedText } from '@torneo/ui/display/MutedText'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { color, flexWrap, gridGap, media } from '@torneo/ui/theme/tokens'
import { History, Lock, Rocket, SearchX, ShieldCheck, UserPlus, Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { filterUsers } from './filter-users'
import { RolesPanel } from './RolesPanel'
import { useUserAccess } from './use-user-access'
import { useUserFilter } from './use-user-filter'
import { isEditable } from './user-rules'
import { UserFilters } from './UserFilters'
import { UserForm } from './UserForm'
import { userReads, useUsersQuery } from './users-api'
import { usersTexts } from './users-texts'
import { UsersTable } from './UsersTable'

UsersScreen.prefetch = ((read) => read(userReads.endpoints.usersAdminList)) satisfies Prefetch

const focus = focusIds('users')

const invitationTo = ({ name, email, password }: Credentials) => ({
  email,
  subject: usersTexts.invitationSubject,
  text: usersTexts.invitation({ name, email, password, address: location.origin }),
})

/** User management (spec 1 §2 'Gestión de Usuarios'). */
export default function UsersScreen() {
  const me = useSignedInUser()
  const mayManage = canView(me.role, 'users')
  const filter = useUserFilter()
  const { isActive } = filter
  // `currentData` prevents showing the active users while the deactivated ones load.
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useUsersQuery(isActive ? undefined : { query: { active: 'false' } }, { skip: !mayManage, ...refetchStale })
  const open = useOpenRecord('users', data?.users)
  const linked = useOpenDialog('acceso', data?.users)
  const [credentials, setCredentials] = useState<Credentials | null>(null)
  const [invited, setInvited] = useState<User | null>(null)
  const keepFocus = useFocusHandover()
  const opener = useRef<Element | null>(null)
  const toast = useToast()

  useOpenFromState(open.add)

  const isDenied = !mayManage || (isCallError(error) && error.code === 403)
  const isUnread = !isDenied && !data && error !== undefined

  // Shows the toast once, not on every failed retry (R22).
  useEffect(() => {
    if (isUnread) toast.error(usersTexts.loadFailure)
  }, [isUnread, toast])

  const { busy, deactivate, reactivate, removeSecondFactor } = useUserAccess(() => void refetch())

  if (isDenied) {
    return <EmptyState icon={<Lock size={24} aria-hidden />} title={usersTexts.denied} text={usersTexts.deniedWhy} />
  }

  const users = data?.users ?? []
  const shown = filterUsers(users, filter.search, filter.role)

  const handleClear = () => {
    filter.clear()
    document.getElementById(focus.search)?.focus()
  }
  /** Moves the focus to the next user when one is removed from the list. */
  const keepFocusNear = (user: User, opener: Element) => () => {
    const at = shown.indexOf(user)
    const after = [...shown.slice(at + 1), ...shown.slice(0, at).reverse()]
    keepFocus(opener, [...after.map(({ id }) => focus.record(id)), focus.new])
  }
  // A user who becomes a Super Admin has no edit button, which had the focus.
  const handleStored = ({ id }: User) => {
    if (open.record) keepFocus(opener.current, [focus.record(id), focus.new])
  }

  return (
    <Screen>
      <Links isActive={isActive} />
      <UserFilters filter={filter} users={users} searchId={focus.search}>
        <MutedText role="status">{data && usersTexts.count(shown.length, users.length)}</MutedText>
        <Button id={focus.new} variant="primary" icon={<UserPlus size={18} aria-hidden />} onClick={open.add}>
          {usersTexts.newAdmin}
        </Button>
      </UserFilters>
      {!data && <UnreadUsers error={error} isBusy={isFetching} onRetry={() => void refetch()} />}
      {data && (
        <>
          {error && <RefreshFailed isBusy={isFetching} onRetry={() => void refetch()} />}
          {shown.length === 0 && <NoUsers isActive={isActive} isFiltered={users.length > 0} onClear={handleClear} />}
          {shown.length > 0 && (
            <UsersTable
              users={shown}
              isActive={isActive}
              selfId={me.id}
              busyId={busy}
              onEdit={(user, at) => {
                opener.current = at
                open.edit(user)
              }}
              onDeactivate={(user, opener) => void deactivate(user, keepFocusNear(user, opener))}
              onReactivate={(user, opener) => void reactivate(user, keepFocusNear(user, opener))}
              onRemoveSecondFactor={(user, opener) =>
                void removeSecondFactor(user, () => keepFocus(opener, [focus.record(user.id)]))
              }
              onNewPassword={linked.open}
            />
          )}
        </>
      )}
      {/* Rendered after the list has loaded, so that it does not shift down. */}
      {(data || error) && <RolesPanel />}
      {open.isOpen && (!open.record || isEditable(open.record)) && (
        <UserForm
          user={open.record}
          onCreated={(user, typed) => (typed ? setCredentials(typed) : setInvited(user))}
          onStored={handleStored}
          onClose={open.close}
        />
      )}
      {linked.record && <AccessLinkModal user={linked.record} onClose={linked.close} />}
      {/* Rendered last, over a form that stays open because of values typed while saving. */}
      {credentials && (
        <CredentialsModal
          credentials={credentials}
          invitation={invitationTo(credentials)}
          onClose={() => setCredentials(null)}
        />
      )}
      {invited && <AccessLinkModal user={invited} createOnMount onClose={() => setInvited(null)} />}
    </Screen>
  )
}

function Links({ isActive }: { readonly isActive: boolean }) {
  return (
    <Top data-screen-only>
      <p>{isActive ? usersTexts.intro : usersTexts.inactiveIntro}</p>
      <Link to="/users/activity">
        <History size={18} aria-hidden />
        {usersTexts.activity}
      </Link>
      <Link to="/users/audit">
        <ShieldCheck size={18} aria-hidden />
        {usersTexts.audit}
      </Link>
      <Link to="/users/releases">
        <Rocket size={18} aria-hidden />
        {usersTexts.releases}
      </Link>
    </Top>
  )
}

interface UnreadUsersProps {
  /** Undefined while loading. */
  readonly error: unknown
  readonly isBusy: boolean
  readonly onRetry: () => void
}

function UnreadUsers({ error, isBusy, onRetry }: UnreadUsersProps) {
  if (!error) return <SkeletonRows label={usersTexts.loading} />
  return <ErrorPane title={usersTexts.listFailed} text={sentenceOf(error, '')} onRetry={onRetry} busy={isBusy} />
}

function RefreshFailed({ isBusy, onRetry }: { readonly isBusy: boolean; readonly onRetry: () => void }) {
  return (
    <Notice
      tone="warning"
      role="alert"
      action={
        <Button size="sm" busy={isBusy} onClick={onRetry}>
          {usersTexts.retry}
        </Button>
      }>
      {usersTexts.refreshFailed}
    </Notice>
  )
}

interface NoUsersProps {
  readonly isActive: boolean
  /** True if the filter leaves out all users that there are. */
  readonly isFiltered: boolean
  readonly onClear: () => void
}

function NoUsers({ isActive, isFiltered, onClear }: NoUsersProps) {
  return isFiltered ? (
    <EmptyState
      icon={<SearchX size={24} aria-hidden />}
      title={usersTexts.noneMatches}
      text={usersTexts.noneMatchesWhy}
      action={<Button onClick={onClear}>{usersTexts.clearFilter}</Button>}
    />
  ) : (
    <EmptyState icon={<Users size={24} aria-hidden />} title={isActive ? usersTexts.none : usersTexts.noneInactive} />
  )
}

const Screen = styled.div`
  ${gridGap('20px')}
  min-width: 0;
  > * { min-width: 0; }
`

const Top = styled.div`
  ${flexWrap('12px', 'center', 'space-between')}
  p { flex: 1 1 260px; color: ${color.muted}; }
  > a { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; font-weight: 600; text-underline-offset: 3px; }
  ${media.belowDesktop} { svg { display: none; } }
`
