import { sentenceOf, useToast } from '@torneo/client'
import type { AccountSession } from '@torneo/contracts/people/own-account'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { Badge } from '@torneo/ui/display/Badge'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { color, flexWrap, text } from '@torneo/ui/theme/tokens'
import { MonitorSmartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { timeAgo } from '../dashboard/time-ago'
import { useShellEndOtherSessionsMutation, useShellEndSessionMutation, useShellOwnSessionsQuery } from './account-api'

const texts = {
  title: 'Dónde ingresaste',
  intro: 'Los dispositivos en los que tu cuenta está abierta. Si no reconoces alguno, ciérralo y cambia tu contraseña.',
  list: 'Sesiones abiertas',
  loading: 'Cargando sesiones',
  unread: 'No pudimos cargar tus sesiones',
  unknown: 'Dispositivo desconocido',
  current: 'Este dispositivo',
  seen: (when: string) => `En uso ${when}`,
  opened: (when: string) => `Ingresaste ${when}`,
  end: 'Cerrar sesión',
  endOf: (device: string) => `Cerrar la sesión de ${device}`,
  ended: 'Sesión cerrada',
  endOthers: 'Cerrar las demás sesiones',
  endedOthers: 'Las demás sesiones se cerraron',
  endFailed: 'No pudimos cerrar la sesión',
  close: 'Listo',
} as const

/** Active sessions of the user, with buttons to end them. */
export default function SessionsModal({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useShellOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [end] = useShellEndSessionMutation()
  const [endOthers, { isLoading: isEndingOthers }] = useShellEndOtherSessionsMutation()
  const [busyId, setBusyId] = useState<string | null>(null)
  const toast = useToast()

  const notifyWhenDone = async (sent: Promise<unknown>, done: string) => {
    try {
      await sent
      toast.success(done)
    } catch (failure) {
      toast.error(sentenceOf(failure, texts.endFailed))
      void refetch()
    }
  }
  const handleEnd = async ({ id }: AccountSession) => {
    setBusyId(id)
    await notifyWhenDone(end({ params: { id } }).unwrap(), texts.ended)
    setBusyId(null)
  }
  const sessions = data?.sessions ?? []
  const hasOthers = sessions.some(({ current }) => !current)

  return (
    <Modal
      title={texts.title}
      apart
      onClose={onClose}
      footer={
        <>
          {hasOthers && (
            <Button busy={isEndingOthers} onClick={() => void notifyWhenDone(endOthers().unwrap(), texts.endedOthers)}>
              {texts.endOthers}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }>
      <p>{texts.intro}</p>
      {!data && !error && <SkeletonRows label={texts.loading} />}
      {!data && error && (
        <ErrorPane title={texts.unread} text={sentenceOf(error, '')} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {data && (
        <List aria-label={texts.list}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isBusy={busyId === session.id}
              onEnd={() => void handleEnd(session)}
            />
          ))}
        </List>
      )}
    </Modal>
  )
}

interface SessionRowProps {
  readonly session: AccountSession
  readonly isBusy: boolean
  readonly onEnd: () => void
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const now = useNow()
  const device = session.device || texts.unknown
  return (
    <li>
      <MonitorSmartphone size={20} aria-hidden />
      <div>
        <b>{device}</b>
        <span>
          {texts.seen(timeAgo(Date.parse(session.lastSeenAt), now))} ·{' '}
          {texts.opened(timeAgo(Date.parse(session.createdAt), now))}
        </span>
      </div>
      {session.current ? (
        <Badge tone="success">{texts.current}</Badge>
      ) : (
        <Button size="sm" busy={isBusy} aria-label={texts.endOf(device)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  )
}

/** Current time in milliseconds, updated every minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

const List = styled.ul`
  margin: 16px 0 0;
  padding: 0;
  list-style: none;

  > li {
    ${flexWrap('8px 12px')}
    padding: 12px 0;
    border-top: 1px solid ${color.line};
  }
  svg { flex: none; color: ${color.muted}; }
  div { flex: 1 1 180px; display: grid; min-width: 0; overflow-wrap: anywhere; }
  span { ${text(13)} }
  div > span { color: ${color.muted}; }
`
