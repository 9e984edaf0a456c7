import { retryableLazy, useSession } from '@torneo/client'
import { type Tournament, tournamentEndpoints } from '@torneo/contracts/tournament/tournaments'
import { mayCall } from '@torneo/domain/people/permissions'
import { openEdition } from '@torneo/domain/records/open-edition'
import { useEditionQuery } from '@torneo/panel/screen/edition-api'
import { lazyModal } from '@torneo/panel/screen/lazy-modal'
import { type Prefetch, refetchStale } from '@torneo/panel/screen/prefetch'
import { Button } from '@torneo/ui/buttons/Button'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Card } from '@torneo/ui/layout/Card'
import { color, flexWrap, gridGap } from '@torneo/ui/theme/tokens'
import { Images } from 'lucide-react'
import { Suspense, useState } from 'react'
import styled from 'styled-components'
import { EditorScreen } from '../../parts/EditorScreen'
import { settingsApi } from '../../parts/landing-records'
import { editionReads, useLandingEditionsQuery } from './editions/editions-api'
import { editionsTexts } from './editions/editions-texts'
import { EditionsCard } from './editions/EditionsCard'
import { PageCard } from './PageCard'
import { settingsTexts, settingsTitles as titles, systemDetails } from './settings-texts'
import { SettingsColumns } from './SettingsColumns'
import { ContactForm, EventForm, FooterForm, SiteForm, SocialForm } from './SettingsForms'
import { SettingsSkeleton } from './SettingsSkeleton'
import { SettingsTitle } from './SettingsTitle'
import { tournamentTexts } from './tournament-texts'
import { TournamentForm } from './TournamentForm'
import { unusedTexts } from './unused-images-texts'

const EarlierYears = retryableLazy(() => import('./editions/EarlierYears'))

SettingsScreen.prefetch = ((read, { role }) => [
  settingsApi.prefetch(read),
  ...(mayName(role) ? [read(editionReads.endpoints.landingEditions)] : []),
]) satisfies Prefetch

/**
 * Settings (spec 1 §2): five forms over one record that are saved separately, the tournament's form, and the system
 * block.
 */
export default function SettingsScreen() {
  const { user } = useSession()
  const isNaming = mayName(user?.role ?? '')
  const { page, earlier = [] } = useEditionQuery().data ?? {}
  const skeleton = <SettingsSkeleton isNaming={isNaming} hasPage={page !== undefined} />
  const editions = useLandingEditionsQuery(undefined, { ...refetchStale, skip: !isNaming })
  return (
    <EditorScreen api={settingsApi} texts={settingsTexts} skeleton={skeleton}>
      {(settings) =>
        editions.isLoading ? (
          skeleton
        ) : (
          <>
            {earlier.length > 0 && (
              <Suspense fallback={null}>
                <EarlierYears years={earlier.map(({ year }) => year)} />
              </Suspense>
            )}
            <SettingsColumns
              isNaming={isNaming}
              hasPage={page !== undefined}
              card={{
                [tournamentTexts.title]: <TournamentPart {...editions} />,
                [editionsTexts.title]: editions.data && <EditionsCard editions={editions.data.items} />,
                [titles.page]: page !== undefined && <PageCard page={page} />,
                [titles.site]: <SiteForm settings={settings} />,
                [titles.social]: <SocialForm settings={settings} />,
                [titles.contact]: <ContactForm settings={settings} />,
                [titles.event]: <EventForm settings={settings} />,
                [titles.footer]: <FooterForm settings={settings} />,
                [titles.system]: <SystemBlock />,
              }}
            />
          </>
        )
      }
    </EditorScreen>
  )
}

const Block = styled(Card)`
  ${gridGap('12px')}

  dl > div {
    ${flexWrap('0 16px', 'normal', 'space-between')}
    padding: 10px 0;
    border-top: 1px solid ${color.line};
    &:last-child { padding-bottom: 0; }
  }

  dt { color: ${color.muted}; }
  dd { font-weight: 600; }
  > button { justify-self: start; }
`

const UnusedImagesModal = lazyModal(() => import('./UnusedImagesModal'), { title: () => unusedTexts.title, size: 'lg' })

/** Fixed texts about the panel (R26), followed by the unused images. */
function SystemBlock() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Block>
      <SettingsTitle>{titles.system}</SettingsTitle>
      <dl>
        {systemDetails.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button
        size="sm"
        icon={<Images size={16} aria-hidden />}
        onPointerEnter={UnusedImagesModal.prefetch}
        onFocus={UnusedImagesModal.prefetch}
        onClick={() => setOpen(true)}>
        {unusedTexts.open}
      </Button>
      {isOpen && <UnusedImagesModal onClose={() => setOpen(false)} />}
    </Block>
  )
}

/** True for roles that may change the tournament's name and year; the service answers others with 403. */
const mayName = (role: string) => mayCall(role, tournamentEndpoints.update)

interface TournamentPartProps {
  readonly data?: { readonly items: readonly Tournament[] } | undefined
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

function TournamentPart({ data, refetch, isFetching }: TournamentPartProps) {
  // A form with input stays on its edition while another one opens: its save is refused, and its text stays.
  const [typedId, setTypedId] = useState<string | null>(null)
  const shown = data && (data.items.find(({ id }) => id === typedId) ?? openEdition(data.items))
  if (shown)
    return (
      <TournamentForm key={shown.id} tournament={shown} onDirty={(isDirty) => setTypedId(isDirty ? shown.id : null)} />
    )
  return (
    <ErrorPane
      title={tournamentTexts.unread}
      text={tournamentTexts.unreadWhy}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  )
}
