import { serverNow, unsentActions, useSession, useStartSession } from '@torneo/client'
import { PassUse } from '@torneo/contracts/people/passes'
import { passRole } from '@torneo/contracts/people/roles'
import { sectionById } from '@torneo/contracts/releases/sections'
import { Navigate } from '@torneo/router'
import { Button } from '@torneo/ui/buttons/Button'
import { BrandMark } from '@torneo/ui/display/BrandMark'
import { Notice } from '@torneo/ui/feedback/Notice'
import { TextField } from '@torneo/ui/fields/TextField'
import { Stack } from '@torneo/ui/layout/Stack'
import { color, gridGap } from '@torneo/ui/theme/tokens'
import { useEffect, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { useAccountForm } from '../account/use-account-form'
import { useWindowTitle } from '../edition/use-edition'
import { FullPage } from '../FullPage'
import { useShellOpenPassMutation } from './pass-api'
import { forgetPass, linkOf, passMark, setPassMark } from './pass-mark'
import { passTexts as texts } from './pass-texts'

/**
 * Page of a pass's link (B17): asks for PIN and name once, then opens the board. The token is in the fragment, which
 * browsers send to no server.
 */
export default function PassScreen() {
  const { status, user } = useSession()
  const [token] = useState(() => location.hash.slice(1))
  useWindowTitle(texts.title)
  const mark = passMark()
  const isHolder = status === 'in' && user?.role === passRole
  if (isHolder && (token === '' || mark?.link === linkOf(token)))
    return <Navigate to={sectionById('live_control').path} replace />
  if (token === '') return <MissingLink />
  if (!/^[\w-]{43}$/.test(token))
    return (
      <Page title={texts.broken}>
        <p>{texts.brokenWhy}</p>
      </Page>
    )
  return (
    <Page title={texts.title}>
      <OpenForm token={token} previousUser={status === 'in' ? (user?.name ?? null) : null} />
    </Page>
  )
}

/** Page without a link: explains that this device's pass has ended, or that there is none. */
function MissingLink() {
  const [mark] = useState(passMark)
  const [unsent] = useState(() => (mark ? unsentActions(mark.user) : 0))
  useEffect(() => {
    if (mark?.hasLeft) forgetPass()
  }, [mark])
  if (!mark)
    return (
      <Page title={texts.none}>
        <p>{texts.noneWhy}</p>
      </Page>
    )
  if (mark.hasLeft)
    return (
      <Page title={texts.left}>
        <p role="status">{texts.leftWhy}</p>
      </Page>
    )
  const isOver = serverNow() >= Date.parse(mark.until)
  return (
    <Page title={isOver ? texts.over : texts.ended}>
      <p>{isOver ? texts.overWhy(mark.until) : texts.endedWhy}</p>
      {unsent > 0 && (
        <Notice tone="warning" role="status">
          {texts.unsent(unsent)}
        </Notice>
      )}
    </Page>
  )
}

interface OpenFormProps {
  readonly token: string
  /** Id of the pass holder whose session it replaces. */
  readonly previousUser: string | null
}

function OpenForm({ token, previousUser }: OpenFormProps) {
  const [open] = useShellOpenPassMutation()
  const start = useStartSession()
  const form = useAccountForm({
    shape: PassUse,
    initial: { token, pin: '', name: '' },
    labels: { token: '', pin: texts.pin, name: texts.name },
    failed: texts.failed,
    send: async (body: PassUse) => {
      await start(async () => {
        const user = await open({ body }).unwrap()
        if (user.pass) setPassMark({ user: user.id, until: user.pass.until, link: linkOf(token) })
        return user
      })
    },
  })
  return (
    <Stack as="form" $gap={20} {...form.form} aria-label={texts.title}>
      <p>{texts.intro}</p>
      {previousUser !== null && <Notice tone="warning">{texts.replaces(previousUser)}</Notice>}
      {form.failure && (
        <Notice tone="danger" role="alert">
          {form.failure}
        </Notice>
      )}
      <Pin>
        <TextField {...form.field('pin')} large inputMode="numeric" autoComplete="off" maxLength={6} />
      </Pin>
      <TextField {...form.field('name')} large autoComplete="name" maxLength={60} />
      <Button type="submit" variant="primary" size="xl" block busy={form.isBusy} busyLabel={texts.opening}>
        {texts.open}
      </Button>
    </Stack>
  )
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <FullPage>
      <Column>
        <BrandMark size={44} />
        <h1>{title}</h1>
        {children}
      </Column>
    </FullPage>
  )
}

const Column = styled.div`
  ${gridGap('16px')}
  width: 100%;
  max-width: 400px;
  p { color: ${color.muted}; overflow-wrap: anywhere; }
`

const Pin = styled.div`
  input { font-variant-numeric: tabular-nums; letter-spacing: 0.4em; }
`
