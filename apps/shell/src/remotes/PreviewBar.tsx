import { Eye } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '@torneo/ui/Button'
import { color, flexWrap, text } from '@torneo/ui/tokens'
import type { Preview } from './use-preview'

const words: Record<Preview['status'], (title: string) => string> = {
  loading: (title) => `Cargando la vista previa de ${title}...`,
  shown: (title) => `Vista previa de ${title}. Solo tú la ves; lo que guardes es de verdad.`,
  missing: (title) => `La vista previa de ${title} no existe. Ves la versión publicada.`,
}

/** Says that this page is not what everyone sees, and leads out. */
export function PreviewBar({ app, version, status, leave }: Preview) {
  return (
    <Bar role="status">
      <Eye size={18} aria-hidden />
      <span>{words[status](`${app} ${version}`)}</span>
      <Button variant="secondary" onClick={leave}>Salir de la vista previa</Button>
    </Bar>
  )
}

const Bar = styled.div`
  ${flexWrap('8px 12px')}
  padding: 8px var(--pane-padding);
  background: ${color.infoSoft};
  color: ${color.text};
  ${text(14)}

  > span { flex: 1 1 12rem; }
`
