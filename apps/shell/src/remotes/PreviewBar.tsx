import { Button } from '@torneo/ui/buttons/Button'
import { color, flexWrap, text } from '@torneo/ui/theme/tokens'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { readPreviewRequests, type PreviewRequest } from './preview'
import { type Preview, usePreview } from './use-preview'

const listed = new Intl.ListFormat('es')
const formatReleases = (requested: readonly PreviewRequest[]) =>
  listed.format(requested.map(({ app, version }) => `${app} ${version}`))

function describePreview({ status, missing }: Preview, requested: readonly PreviewRequest[]): string {
  if (status === 'denied')
    return 'Este enlace es una vista previa que solo pueden abrir los Super Admin. Ves el panel publicado, como siempre.'
  if (status === 'loading') return `Cargando la vista previa de ${formatReleases(requested)}...`
  const shown = requested.filter((request) => !missing.includes(request))
  const [is, sees] =
    missing.length === 1 ? ['no existe', 'la versión publicada'] : ['no existen', 'las versiones publicadas']
  return [
    shown.length > 0 && `Vista previa de ${formatReleases(shown)}. Solo tú la ves; lo que guardes es de verdad.`,
    missing.length > 0 && `${formatReleases(missing)} ${is}: ves ${sees}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/**
 * Shows the previewed releases in the address to users who may see them, with a notice and a button that ends the
 * preview.
 */
export default function PreviewBar() {
  const [requested] = useState(() => readPreviewRequests(location.search, sessionStorage))
  return requested.length > 0 && <Shown requested={requested} />
}

function Shown({ requested }: { readonly requested: readonly PreviewRequest[] }) {
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
