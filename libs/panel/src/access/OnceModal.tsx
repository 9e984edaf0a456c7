import { useConfirm } from '@torneo/client'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { Notice } from '@torneo/ui/feedback/Notice'
import { color, radius, text } from '@torneo/ui/theme/tokens'
import { Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { copyText } from './copy-text'

const texts = { copy: 'Copiar', done: 'Listo', close: 'Cerrar sin copiar', stay: 'Volver' } as const

interface OnceModalProps {
  readonly title: string
  readonly intro: string
  /** Values that are shown only once, by label. */
  readonly values: readonly (readonly [label: string, value: string])[]
  /** Text that the button copies. */
  readonly copy: string
  readonly copied: string
  readonly copyFailed: string
  /** Question before closing without a copy. */
  readonly question: string
  readonly questionBody: string
  readonly onClose: () => void
  /** Other ways to save the values, which report their success through `onSaved`. */
  readonly children?: ((onSaved: (done: boolean) => void) => ReactNode) | undefined
}

/** Shows values that cannot be shown again. It stays open until dismissed; a stray Escape does not close it. */
export function OnceModal({
  title,
  intro,
  values,
  copy,
  copied,
  copyFailed,
  question,
  questionBody,
  onClose,
  children,
}: OnceModalProps) {
  const [saved, setSaved] = useState<'no' | 'yes' | 'failed'>('no')
  const confirm = useConfirm()
  const onSaved = (done: boolean) => setSaved(done ? 'yes' : 'failed')

  const handleCopy = async (button: HTMLElement) => onSaved(await copyText(copy, button))
  const handleDismiss = async () => {
    const isConfirmed =
      saved === 'yes' ||
      (await confirm({ title: question, body: questionBody, confirmLabel: texts.close, cancelLabel: texts.stay }))
    if (isConfirmed) onClose()
  }

  return (
    <Modal
      title={title}
      onClose={() => void handleDismiss()}
      footer={
        <>
          <Button onClick={onClose}>{texts.done}</Button>
          <Button
            variant="primary"
            icon={<Copy size={18} aria-hidden />}
            onClick={({ currentTarget }) => void handleCopy(currentTarget)}>
            {texts.copy}
          </Button>
        </>
      }>
      <Intro>{intro}</Intro>
      <Values>
        {values.map(([label, value]) => [<dt key={label}>{label}</dt>, <dd key={`${label} value`}>{value}</dd>])}
      </Values>
      {children?.(onSaved)}
      <div role="status">
        {saved === 'yes' && <Notice tone="success">{copied}</Notice>}
        {saved === 'failed' && <Notice tone="warning">{copyFailed}</Notice>}
      </div>
    </Modal>
  )
}

const Intro = styled.p`
  text-wrap: pretty;
`

const Values = styled.dl`
  margin: 16px 0;
  padding: 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.sunken};
  dt { color: ${color.muted}; ${text(12)} }
  dd {
    margin-top: 2px;
    font-weight: 600;
    overflow-wrap: anywhere;
    user-select: all;
    ${text(16)}
  }
  dd + dt { margin-top: 12px; }
`
