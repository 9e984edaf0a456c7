import { Button } from '@torneo/ui/buttons/Button'
import { color, flexWrap, text } from '@torneo/ui/theme/tokens'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { type PreviewRequest, readPreviewRequest } from './preview'
import { type Preview, usePreview } from './use-preview'

function describePreview({ status }: Preview, { app, version }: PreviewRequest): string {
  switch (status) {
    case 'denied':
      return 'Este enlace es una vista previa que solo pueden abrir los Super Admin. Ves el panel publicado, como siempre.'
    case 'loading':
      return `Cargando la vista previa de ${app} ${version}...`
    case 'missing':
      return `${app} ${version} no existe: ves la versión publicada.`
    case 'shown':
      return `Vista previa de ${app} ${version}. Solo tú la ves; lo que guardes es de verdad.`
  }
}

/**
 * Shows the previewed release in the address to users who may see it, with a notice and a button that ends the
 * preview.
 */
export default function PreviewBar() {
  const [requested] = useState(() => readPreviewRequest(location.search, sessionStorage))
  return requested && <Shown requested={requested} />
}

function Shown({ requested }: { readonly requested: PreviewRequest }) {
  const preview = usePreview(requested)
  return (
    <Bar role="status">
      <Eye size={18} aria-hidden />
      <span>{describePreview(preview, requested)}</span>
      <Button variant="secondary" onClick={preview.leave}>
        {preview.status === 'denied' ? 'Entendido' : 'Salir de la vista previa'}
      </Button>
    </Bar>
  )
}

const Bar = styled.div`
  ${flexWrap('8px 12px')}
  padding: 8px var(--pane-padding);
  background: ${color.infoSoft};
  color: ${color.text};
  ${text(14)}

  > span { flex: 1 1 12rem; overflow-wrap: anywhere; }
`
