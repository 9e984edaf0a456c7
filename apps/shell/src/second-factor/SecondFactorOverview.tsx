import type { Passkey, SecondFactor } from '@torneo/contracts/people/second-factor'
import { Button } from '@torneo/ui/buttons/Button'
import { Badge } from '@torneo/ui/display/Badge'
import { Notice } from '@torneo/ui/feedback/Notice'
import { color, flexWrap, media, text } from '@torneo/ui/theme/tokens'
import { KeyRound, LifeBuoy, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { secondFactorTexts } from './second-factor-texts'

const texts = secondFactorTexts.overview
const days = new Intl.DateTimeFormat('es', { dateStyle: 'long' })
const dayOf = (time: string) => days.format(Date.parse(time))

/** Number of remaining recovery codes from which new ones are suggested. */
const few = 3

/** A change that the user wants to make to their second factor. */
export type FactorAction =
  | { readonly kind: 'app' | 'passkey' | 'codes' }
  | { readonly kind: 'removal'; readonly factor: string; readonly title: string }

/** State of one's own second factor, with buttons to change it. */
export function SecondFactorOverview({
  state,
  onAction,
}: {
  state: SecondFactor
  onAction: (action: FactorAction) => void
}) {
  const { appSince, passkeys, recoveryCodesLeft } = state
  const isOn = appSince !== null || passkeys.length > 0
  const { removal } = secondFactorTexts
  return (
    <>
      <Intro>
        {texts.intro} <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? texts.on : texts.off}</Badge>
      </Intro>
      {isOn && recoveryCodesLeft <= few && <Notice tone="warning">{texts.few}</Notice>}
      <Factor
        icon={<Smartphone size={20} aria-hidden />}
        title={secondFactorTexts.app}
        about={appSince ? texts.appSince(dayOf(appSince)) : texts.appOff}>
        <Button
          size="sm"
          aria-label={appSince ? texts.changeApp : texts.setUpApp}
          onClick={() => onAction({ kind: 'app' })}>
          {appSince ? texts.change : texts.setUp}
        </Button>
        {appSince && (
          <Button
            size="sm"
            aria-label={texts.removeApp}
            onClick={() => onAction({ kind: 'removal', factor: 'app', title: removal.app })}>
            {texts.remove}
          </Button>
        )}
      </Factor>
      <Factor
        icon={<KeyRound size={20} aria-hidden />}
        title={secondFactorTexts.passkeys}
        about={passkeys.length === 0 ? texts.passkeysOff : ''}>
        <Button size="sm" aria-label={texts.addPasskey} onClick={() => onAction({ kind: 'passkey' })}>
          {texts.add}
        </Button>
      </Factor>
      {passkeys.length > 0 && (
        <Passkeys aria-label={secondFactorTexts.passkeys}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRemove={() => onAction({ kind: 'removal', factor: passkey.id, title: removal.passkey(passkey.name) })}
            />
          ))}
        </Passkeys>
      )}
      <Factor
        icon={<LifeBuoy size={20} aria-hidden />}
        title={secondFactorTexts.recoveryCodes}
        about={isOn ? texts.codesLeft(recoveryCodesLeft) : texts.codesOff}>
        {isOn && (
          <Button size="sm" aria-label={texts.renewCodes} onClick={() => onAction({ kind: 'codes' })}>
            {texts.renew}
          </Button>
        )}
      </Factor>
    </>
  )
}

function PasskeyRow({
  passkey: { name, createdAt, lastUsedAt },
  onRemove,
}: {
  passkey: Passkey
  onRemove: () => void
}) {
  return (
    <li>
      <div>
        <b>{name}</b>
        <span>{lastUsedAt ? texts.used(dayOf(lastUsedAt)) : texts.unused(dayOf(createdAt))}</span>
      </div>
      <Button size="sm" aria-label={texts.removePasskey(name)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </li>
  )
}

function Factor({
  icon,
  title,
  about,
  children,
}: {
  icon: ReactNode
  title: string
  about: string
  children: ReactNode
}) {
  return (
    <Row>
      {icon}
      <div>
        <b>{title}</b>
        {about && <span>{about}</span>}
      </div>
      <Buttons>{children}</Buttons>
    </Row>
  )
}

const Intro = styled.p`
  margin-bottom: 16px;
`

const Row = styled.section`
  ${flexWrap('8px 12px')}
  padding: 12px 0;
  border-top: 1px solid ${color.line};
  svg { flex: none; color: ${color.muted}; }
  > div:first-of-type { flex: 1 1 180px; display: grid; min-width: 0; overflow-wrap: anywhere; }
  span { color: ${color.muted}; ${text(13)} }
`

const Buttons = styled.div`
  display: flex;
  gap: 8px;
  ${media.phone} { flex-direction: column; }
`

const Passkeys = styled.ul`
  margin: 0;
  padding: 0 0 8px 32px;
  list-style: none;

  > li { ${flexWrap('8px 12px')} padding: 6px 0; }
  div { flex: 1 1 150px; display: grid; min-width: 0; overflow-wrap: anywhere; }
  span { color: ${color.muted}; ${text(13)} }
`
