import { useRef, useState } from 'react'
import { Lock, SearchX, UserPlus, Users } from 'lucide-react'
import styled from 'styled-components'
import { isCallError, sentenceOf, useSignedInUser } from '@torneo/client'
import type { User } from '@torneo/contracts/users'
import { canView } from '@torneo/domain/permissions'
import { focusIds, useKeptFocus } from '@torneo/panel/collection-focus'
import { Button } from '@torneo/ui/Button'
import { CredentialsModal, type Credentials } from '@torneo/panel/CredentialsModal'
import { EmptyState } from '@torneo/ui/EmptyState'
import { ErrorPane } from '@torneo/ui/ErrorPane'
import { Notice } from '@torneo/ui/Notice'
import { SkeletonRows } from '@torneo/ui/SkeletonRows'
import { color, media } from '@torneo/ui/tokens'
import { EditUserForm } from './EditUserForm'
import { filterUsers } from './filter-users'
import { NewAdminForm } from './NewAdminForm'
import { RolesPanel } from './RolesPanel'
import { useDeactivateUser } from './use-deactivate-user'
import { UserFilters } from './UserFilters'
import { useUserFilter } from './use-user-filter'
import { useUsersQuery } from './users-api'
import { UsersTable } from './UsersTable'
import { usersTexts } from './users-texts'

type Open =
  | { readonly dialog: 'new' }
  | { readonly dialog: 'edit'; readonly user: User; readonly opener: Element }
  | { readonly dialog: 'credentials'; readonly credentials: Credentials }

const focus = focusIds('users')

/** Spec 1 §2 'Gestión de Usuarios'. */
export function UsersScreen() {
  const me = useSignedInUser()
  const mayManage = canView(me.role, 'users')
  const { data, error, isFetching, refetch } = useUsersQuery(undefined, { skip: !mayManage, refetchOnMountOrArgChange: true })
  const filter = useUserFilter()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const searchField = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const keepFocus = useKeptFocus()
  const { busy, ask } = useDeactivateUser(() => void refetch())

  if (!mayManage || (isCallError(error) && error.code === 403)) {
    return <EmptyState icon={<Lock size={24} aria-hidden />} title={usersTexts.denied} text={usersTexts.deniedWhy} />
  }

  const users = data?.users ?? []
  const shown = filterUsers(users, filter.search, filter.role)

  const handleClear = () => {
    filter.clear()
    searchField.current?.focus()
  }
  const handleDeactivate = (user: User, opener: Element) => {
    const at = shown.indexOf(user)
    const after = [...shown.slice(at + 1), ...shown.slice(0, at).reverse()]
    void ask(user, () => keepFocus(opener, [...after.map(({ id }) => focus.record(id)), focus.new]))
  }
  // Who becomes a Super Admin loses the button that opened the form.
  const handleSaved = (opener: Element) => ({ id }: User) => {
    keepFocus(opener, [focus.record(id), focus.new])
    close()
  }

  return (
    <Screen>
      <Top>
        <p>{usersTexts.intro}</p>
        <Button id={focus.new} variant="primary" icon={<UserPlus size={18} aria-hidden />} onClick={() => setOpen({ dialog: 'new' })}>
          {usersTexts.newAdmin}
        </Button>
      </Top>
      {!data && !error && <SkeletonRows label={usersTexts.loading} />}
      {!data && error && (
        <ErrorPane title={usersTexts.listFailed} text={sentenceOf(error, '')} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {data && (
        <>
          {error && (
            <Notice tone="warning" role="alert" action={<Button size="sm" busy={isFetching} onClick={() => void refetch()}>{usersTexts.retry}</Button>}>
              {usersTexts.refreshFailed}
            </Notice>
          )}
          <Tools>
            <UserFilters filter={filter} users={users} searchField={searchField} />
            <Count role="status">{usersTexts.count(shown.length, users.length)}</Count>
          </Tools>
          {users.length === 0 && <EmptyState icon={<Users size={24} aria-hidden />} title={usersTexts.none} />}
          {users.length > 0 && shown.length === 0 && (
            <EmptyState
              icon={<SearchX size={24} aria-hidden />}
              title={usersTexts.noneMatches}
              text={usersTexts.noneMatchesWhy}
              action={<Button onClick={handleClear}>{usersTexts.clearFilter}</Button>}
            />
          )}
          {shown.length > 0 && (
            <UsersTable
              users={shown}
              selfId={me.id}
              busyId={busy}
              onEdit={(user, opener) => setOpen({ dialog: 'edit', user, opener })}
              onDeactivate={handleDeactivate}
            />
          )}
        </>
      )}
      {/* After the list, or it would jump down when the list arrives. */}
      {(data || error) && <RolesPanel />}
      {open?.dialog === 'new' && (
        <NewAdminForm onClose={close} onCreated={(credentials) => setOpen({ dialog: 'credentials', credentials })} />
      )}
      {open?.dialog === 'edit' && <EditUserForm user={open.user} onClose={close} onSaved={handleSaved(open.opener)} />}
      {open?.dialog === 'credentials' && <CredentialsModal credentials={open.credentials} onClose={close} />}
    </Screen>
  )
}

const Screen = styled.div`
  display: grid;
  gap: 20px;
  min-width: 0;
  > * { min-width: 0; }
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  p { color: ${color.muted}; }
  ${media.phone} { > button { width: 100%; min-height: 48px; } }
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 12px;
  > :first-child { flex: 1 1 260px; }
  ${media.phone} { > :first-child { flex-basis: 100%; } }
`

const Count = styled.p`
  color: ${color.muted};
`
