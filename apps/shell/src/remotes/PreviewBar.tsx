import { Button } from '@torneo/ui/buttons/Button'
import { color, flexWrap, text } from '@torneo/ui/theme/tokens'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { askedPreview, type PreviewAsked } from './preview'
import { type Preview, usePreview } from './use-preview'

const listed = new Intl.ListFormat('es')
const named = (asked: readonly PreviewAsked[]) => listed.format(asked.map(({ app, version }) => `${app} ${version}`))

function wordsOf({ status, missing }: Preview, asked: readonly PreviewAsked[]): string {
  if (status === 'refused')
    return 'Este enlace es una vista previa que solo pueden abrir los Super Admin. Ves el panel publicado, como siempre.'
  if (status === 'loading') return `Cargando la vista previa de ${named(asked)}...`
  const shown = asked.filter((one) => !missing.includes(one))
  const [is, sees] =
    missing.length === 1 ? ['no existe', 'la versión publicada'] : ['no existen', 'las versiones publicadas']
  return [
    shown.length > 0 && `Vista previa de ${named(shown)}. Solo tú la ves; lo que guardes es de verdad.`,
    missing.length > 0 && `${named(missing)} ${is}: ves ${sees}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/**
 * Shows the previewed releases in the address to users who may see them, with a notice and a button that ends the
 * preview.
 */
export default function PreviewBar() {
  const [asked] = useState(() => askedPreview(location.search, sessionStorage))
  return asked.length > 0 && <Shown asked={asked} />
}

function Shown({ asked }: { readonly asked: readonly PreviewAsked[] }) {
  const preview = usePreview(asked)
  return (
    <Bar role="status">
      <Eye size={18} aria-hidden />
      <span>{wordsOf(preview, asked)}</span>
      <Button variant="secondary" onClick={preview.leave}>
        {preview.status === 'refused' ? 'Entendido' : 'Salir de la vista previa'}
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
