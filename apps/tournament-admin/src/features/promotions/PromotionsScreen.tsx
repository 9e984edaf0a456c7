import { isCallError, sentenceOf, useConfirm, useToast } from '@torneo/client'
import type { User } from '@torneo/contracts/people/users'
import { promotionMessages, type Promotion } from '@torneo/contracts/tournament/promotions'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { CredentialsModal, type Credentials } from '@torneo/panel/access/CredentialsModal'
import { useFocusHandover } from '@torneo/panel/collection/collection-focus'
import { CollectionScreen } from '@torneo/panel/collection/CollectionScreen'
import { useOpenDialog } from '@torneo/panel/record/use-open-dialog'
import { useOpenRecord } from '@torneo/panel/record/use-open-record'
import { prefetchOnIntent, lazyModal } from '@torneo/panel/screen/lazy-modal'
import { refetchStale, type Prefetch } from '@torneo/panel/screen/prefetch'
import { Button } from '@torneo/ui/buttons/Button'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import { promotions as promotionsApi } from '../../data/promotions-api'
import { dependentsSentence } from '../../parts/dependents-sentence'
import { InUseDialog } from '../../parts/InUseDialog'
import { useCountedRemoval } from '../../parts/use-counted-removal'
import { captainTexts } from './captain-texts'
import { CaptainCell, captainButtonId } from './CaptainCell'
import { captainReads, useUsersQuery, useRemoveCaptainMutation } from './promotions-api'
import { promotionsTexts as texts } from './promotions-texts'
import { PromotionsTable } from './PromotionsTable'

PromotionsScreen.prefetch = ((read) => [
  promotionsApi.prefetch(read),
  read(captainReads.endpoints.tournamentUsers),
]) satisfies Prefetch

const PromotionForm = lazyModal(() => import('./PromotionForm'), {
  title: ({ promotion }) => (promotion ? texts.editTitle : texts.new),
})
const CaptainModal = lazyModal(() => import('./CaptainModal'), {
  title: ({ promotion, captain }) =>
    captain === null ? captainTexts.assignTo(promotion.name) : captainTexts.changeOf(promotion.name),
})
const PastePromotionsModal = lazyModal(() => import('./paste/PastePromotionsModal'), { title: () => texts.paste })
const AccessLinkModal = lazyModal(
  async () => ({ default: (await import('@torneo/panel/access/AccessLinkModal')).AccessLinkModal }),
  { title: () => captainTexts.accessLink },
)

/** Credentials of a new captain, with the promotion. */
interface Captaincy {
  readonly promotion: string
  readonly credentials: Credentials
}

function invitationTo({ name, email, password }: Credentials, promotion: string) {
  const text = captainTexts.invitation({ name, promotion, address: location.origin, email, password })
  return { email, subject: captainTexts.invitationSubject(promotion), text }
}

/** 'Promociones' (spec 2 §2): by year, each with its captain. */
export default function PromotionsScreen() {
  const query = promotionsApi.useList()
  const { data: people } = useUsersQuery(undefined, refetchStale)
  const promotions = query.data?.items ?? []
  const open = useOpenRecord('promotions', query.data?.items)
  const choosing = useOpenDialog('capitan', query.data?.items)
  const [created, setCreated] = useState<Captaincy | null>(null)
  const [linked, setLinked] = useState<{ readonly captain: User; readonly createNow: boolean } | null>(null)
  const [isPasting, setPasting] = useState(false)
  const refetch = () => void query.refetch()
  const removeCaptain = useRemoveCaptain(refetch)
  const removal = useCountedRemoval<Promotion>(promotionsApi, {
    texts,
    body: ({ captainId }, dependents) =>
      [dependentsSentence(dependents, texts.nothingBelow), captainId ? texts.captainStays : ''].join(' ').trim(),
    inUse: promotionMessages.inUse,
    onRejected: refetch,
  })

  const captainOf = ({ captainId }: Promotion) => people?.users.find(({ id }) => id === captainId) ?? null
  const nameOf = (promotion: Promotion) => captainOf(promotion)?.name ?? captainTexts.unnamed
  const captainCell = (promotion: Promotion) => (
    <CaptainCell
      promotion={promotion}
      captain={captainOf(promotion)}
      isBusy={removeCaptain.busyId === promotion.id}
      onAssign={() => choosing.open(promotion)}
      onRemove={() => void removeCaptain.ask(promotion, nameOf(promotion))}
      onPassword={(captain) => setLinked({ captain, createNow: false })}
    />
  )

  return (
    <div {...prefetchOnIntent(PromotionForm, CaptainModal, PastePromotionsModal, AccessLinkModal)}>
      <CollectionScreen
        name="promotions"
        bin="promotions"
        texts={texts}
        query={query}
        searchIn={(promotion) => [
          String(promotion.year),
          promotion.name,
          promotion.category,
          captainOf(promotion)?.name ?? '',
        ]}
        icon="🎓"
        skeleton={<SkeletonRows label={texts.loading} />}
        onNew={open.add}
        extra={
          <Button icon={<ClipboardPaste size={18} aria-hidden />} onClick={() => setPasting(true)}>
            {texts.paste}
          </Button>
        }>
        {(shown) => (
          <PromotionsTable
            promotions={shown}
            busyId={removal.busyId}
            onEdit={open.edit}
            onRemove={(promotion) => removal.ask(promotion, shown)}
            captainCell={captainCell}
          />
        )}
      </CollectionScreen>
      {/* Wait for the other promotions, whose colours a new one avoids. */}
      {open.isOpen && (query.data || query.error) && (
        <PromotionForm promotion={open.record} promotions={promotions} onClose={open.close} />
      )}
      {isPasting && <PastePromotionsModal onClose={() => setPasting(false)} />}
      {choosing.record && (
        <CaptainModal
          promotion={choosing.record}
          promotions={promotions}
          captain={choosing.record.captainId ? nameOf(choosing.record) : null}
          onCreated={(captain, credentials) => {
            choosing.close()
            if (credentials) setCreated({ promotion: choosing.record?.name ?? '', credentials })
            else setLinked({ captain, createNow: true })
          }}
          onClose={choosing.close}
        />
      )}
      {linked && (
        <AccessLinkModal user={linked.captain} createOnMount={linked.createNow} onClose={() => setLinked(null)} />
      )}
      {created && (
        <CredentialsModal
          credentials={created.credentials}
          invitation={invitationTo(created.credentials, created.promotion)}
          onClose={() => setCreated(null)}
        />
      )}
      {removal.inUse && <InUseDialog inUse={removal.inUse} onClose={removal.dismiss} />}
    </div>
  )
}

/** Confirms and releases the captain. The button disappears, so the focus moves to the one that assigns the next. */
function useRemoveCaptain(onRejected: () => void) {
  const [remove] = useRemoveCaptainMutation()
  const confirm = useConfirm()
  const toast = useToast()
  const keepFocus = useFocusHandover()
  const [busyId, setBusyId] = useState<string | null>(null)

  const ask = async ({ id, name }: Promotion, captain: string): Promise<void> => {
    const opener = document.activeElement
    const sure =
      busyId === null &&
      (await confirm({
        title: captainTexts.removeQuestion(name),
        body: captainTexts.removeBody(captain),
        confirmLabel: captainTexts.removeConfirm,
        tone: 'danger',
      }))
    if (!sure) return
    keepFocus(opener, [captainButtonId(id)])
    setBusyId(id)
    try {
      await remove({ params: { id } }).unwrap()
      toast.success(captainTexts.removed)
    } catch (error) {
      keepFocus(null, [])
      toast.error(joinSentences(captainTexts.removeFailed, sentenceOf(error, '')))
      if (isCallError(error) && error.code !== 0) onRejected()
    } finally {
      setBusyId(null)
    }
  }
  return { busyId, ask }
}
