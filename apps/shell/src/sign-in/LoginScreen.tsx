import { unsentActions, useSession } from '@torneo/client'
import { Navigate, useLocation } from '@torneo/router'
import { BrandMark } from '@torneo/ui/display/BrandMark'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Notice } from '@torneo/ui/feedback/Notice'
import { clampLines, color, flexRow, font } from '@torneo/ui/theme/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { useEdition, useWindowTitle } from '../edition/use-edition'
import { Inside } from '../inside-part'
import { SignInForm } from './SignInForm'

const Split = styled.div`
  min-height: 100dvh;
  display: grid;
  grid-template-columns: minmax(0, 43fr) minmax(0, 57fr);
  background: ${color.surface};

  @media (max-width: 63.99em) { grid-template: auto 1fr / minmax(0, 1fr); }
`

const Board = styled.header`
  position: relative;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  padding: 48px;
  background: ${color.board};
  color: ${color.onBoard};

  @media (max-width: 63.99em) { padding: 20px 16px; }
`

/** Lines of a gym floor: futsal in white, basketball in blue, volleyball in yellow. A file, as scripts here are scarce. */
const CourtLines = styled.div`
  position: absolute;
  inset: 0;
  background: url('/court-lines.svg') top / cover no-repeat;
  mask-image: linear-gradient(to bottom, #000 55%, transparent 88%);
`

const Brand = styled.div`
  position: relative;
  ${flexRow('14px')}
  /* Reserves two lines for a long name before it is loaded. */
  min-height: 3rem;
  > span { ${clampLines(3)} }
  font: 700 1.125rem/1.3333 ${font.title};
`

const Motto = styled.p`
  position: relative;
  margin: 0;
  font: 800 min(2.75rem, 5vw)/1.0909 ${font.title};
  max-width: 10em;

  small {
    display: block;
    margin-top: 20px;
    font: 400 1rem/1.5 ${font.text};
    color: ${color.boardMuted};
  }

  @media (max-width: 63.99em) { display: none; }
`

const Side = styled.main`
  display: flex;
  flex-direction: column;
  padding: 32px 16px 20px;
`

const Middle = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  width: 100%;
  max-width: 25rem;
  margin-inline: auto;

  h1 { margin: 0; font: 700 2rem/1.25 ${font.title}; }
  > [role='status'] { margin-bottom: 16px; }
  > p { margin: 8px 0 24px; color: ${color.muted}; }
  > p:last-child { margin: 24px 0 0; font-size: 0.8125rem; }

  @media (max-width: 63.99em) { align-content: start; }
  @media (max-width: 25em) { h1 { font-size: min(1.75rem, 11vw); line-height: 1.2143; } }
`

const Foot = styled.footer`
  margin-top: 32px;
  text-align: center;
  font-size: 0.75rem;
  color: ${color.muted};
`

const prefetchInside = () => void Inside.prefetch?.()

/** Queued actions are sent under their author's name only (docs/design/offline.md), which this screen does not know. */
const unsentNote = (count: number) =>
  `Acciones por enviar en este dispositivo: ${count}. Esperan a que vuelva a ingresar quien las registró.`

/** Sign-in page (spec 1 §2 Login). A signed-in user is redirected to the requested screen. */
export function LoginScreen({ onRetry }: { onRetry: () => void }) {
  const { status, isSignOutPending } = useSession()
  const { state } = useLocation() as { state: { from?: string; email?: string } | null }
  const [unsent] = useState(() => unsentActions())
  const edition = useEdition()
  useWindowTitle('Panel de Administración')
  if (status === 'in') return <Navigate to={state?.from ?? '/'} replace />
  return (
    <Split>
      <Board data-on="board">
        <CourtLines aria-hidden />
        <Brand>
          <BrandMark size={44} />
          <span title={edition?.name}>{edition?.name}</span>
        </Brand>
        <Motto>
          Una cancha, todas las promociones.<small>{edition ? `Edición ${edition.year}` : '\u00a0'}</small>
        </Motto>
      </Board>
      <Side>
        {/* Prefetches the code behind the guard while the user types, not with the sign-in page. */}
        <Middle onPointerDown={prefetchInside} onInput={prefetchInside}>
          <h1>Panel de Administración</h1>
          <p>Ingresa con tu correo para continuar.</p>
          {isSignOutPending && (
            <Notice tone="warning" role="status">
              Falta avisar al servidor: la sesión se cerrará al volver la conexión.
            </Notice>
          )}
          {unsent > 0 && (
            <Notice tone="info" role="status">
              {unsentNote(unsent)}
            </Notice>
          )}
          {status === 'unreachable' ? (
            <ErrorPane
              title="El servidor no responde"
              text="Revisa tu conexión y vuelve a intentar."
              onRetry={onRetry}
            />
          ) : (
            <SignInForm knownEmail={state?.email} autoFocus />
          )}
          <p>
            ¿Olvidaste tu contraseña? Pídele una nueva a un Super Admin. Si tú eres Super Admin, pídela a quien
            administra el servidor.
          </p>
        </Middle>
        <Foot>Panel de administración v1.0 · 2025</Foot>
      </Side>
    </Split>
  )
}
