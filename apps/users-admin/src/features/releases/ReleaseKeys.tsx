import { sentenceOf, useConfirm, useToast } from '@torneo/client'
import type { AppReleases, ReleaseKey } from '@torneo/contracts/releases/releases'
import { formatRelativeTime } from '@torneo/panel/screen/format-relative-time'
import { Button } from '@torneo/ui/buttons/Button'
import { Badge } from '@torneo/ui/display/Badge'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { Card } from '@torneo/ui/layout/Card'
import { color, flexWrap, text } from '@torneo/ui/theme/tokens'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { NewKeyModal } from './NewKeyModal'
import { useReleaseKeysQuery, useRevokeKeyMutation } from './releases-api'
import { releasesTexts as texts } from './releases-texts'
import { TitledRows } from './TitledRows'

/** Release keys of the teams, with buttons to create and revoke them. */
export function ReleaseKeys({ apps }: { readonly apps: readonly AppReleases[] }) {
  const { data, error, isFetching, refetch } = useReleaseKeysQuery(undefined)
  const [revoke] = useRevokeKeyMutation()
  const [isNew, setNew] = useState(false)
  const [now] = useState(() => Date.now())
  const confirm = useConfirm()
  const toast = useToast()

  const handleRevoke = async ({ id, name, app }: ReleaseKey) => {
    if (
      !(await confirm({
        title: texts.revokeQuestion(name),
        body: texts.revokeBody(app),
        confirmLabel: texts.revoke,
        tone: 'danger',
      }))
    )
      return
    try {
      await revoke({ params: { id } }).unwrap()
      toast.success(texts.revoked)
      document.getElementById('new-release-key')?.focus()
    } catch (failure) {
      toast.error(sentenceOf(failure, texts.revokeFailed))
    }
  }

  return (
    <Card as="section" aria-labelledby="release-keys">
      <Head>
        <h3 id="release-keys">{texts.keys}</h3>
        <Button id="new-release-key" size="sm" icon={<KeyRound size={16} aria-hidden />} onClick={() => setNew(true)}>
          {texts.newKey}
        </Button>
      </Head>
      <p>{texts.keysIntro}</p>
      {!data && !error && <SkeletonRows count={2} label={texts.keys} />}
      {!data && error && (
        <ErrorPane
          title={texts.keysFailed}
          text={sentenceOf(error, '')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data?.items.length === 0 && <p>{texts.noKeys}</p>}
      {data && data.items.length > 0 && (
        <TitledRows>
          <ul>
            {data.items.map((key) => (
              <li key={key.id}>
                <div>
                  <strong>{key.name}</strong> {key.revoked && <Badge tone="neutral">{texts.isRevoked}</Badge>}
                  <small>
                    {[
                      key.app,
                      texts.created(key.by.name, formatRelativeTime(Date.parse(key.createdAt), now)),
                      key.lastUsedAt ? texts.used(formatRelativeTime(Date.parse(key.lastUsedAt), now)) : texts.unused,
                    ].join(' · ')}
                  </small>
                </div>
                {!key.revoked && (
                  <Button
                    size="sm"
                    variant="danger"
                    aria-label={texts.revokeKey(key.name, key.app)}
                    onClick={() => void handleRevoke(key)}>
                    {texts.revoke}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </TitledRows>
      )}
      {isNew && <NewKeyModal apps={apps} onClose={() => setNew(false)} />}
    </Card>
  )
}

const Head = styled.div`
  ${flexWrap('12px', 'center', 'space-between')}
  + p { margin-top: 4px; color: ${color.muted}; ${text(14)} }
`
