import { useState } from 'react'
import { Eye } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '@torneo/ui/Button'
import { color, flexWrap, text } from '@torneo/ui/tokens'
import { askedPreview, type PreviewAsked } from './preview'
import { type Preview, usePreview } from './use-preview'

const words: Record<Preview['status'], (title: string) => string> = {
  loading: (title) => `Cargando la vista previa de ${title}...`,
  shown: (title) => `Vista previa de ${title}. Solo tú la ves; lo que guardes es de verdad.`,
  missing: (title) => `La vista previa de ${title} no existe. Ves la versión publicada.`,
}

/** Shows what the address asks for to who may see it, says that it is not what everyone sees, and leads out. */
export default function PreviewBar() {
  const [asked] = useState(() => askedPreview(location.search, sessionStorage))
  return asked && <Shown asked={asked} />
}

function Shown({ asked }: { readonly asked: PreviewAsked }) {
  const preview = usePreview(asked)
  if (!preview) return null
  const { app, version, status, leave } = preview
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
