import { Flag, Menu, Pencil, Plus, Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '../src/buttons/Button'
import type { ButtonSize, ButtonVariant } from '../src/buttons/button-styles'
import { IconButton } from '../src/buttons/IconButton'
import { pressOnBoard } from '../src/buttons/press-styles'
import { Avatar } from '../src/display/Avatar'
import { Badge, type BadgeTone } from '../src/display/Badge'
import { BrandMark } from '../src/display/BrandMark'
import { CourtLines } from '../src/display/CourtLines'
import { Kbd } from '../src/display/Kbd'
import { TeamAvatar } from '../src/display/TeamAvatar'
import { Stepper } from '../src/fields/Stepper'
import { color, radius } from '../src/theme/tokens'
import { Part } from './Part'

const variants: ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger', 'dangerSolid']
const sizes: ButtonSize[] = ['sm', 'md', 'lg', 'xl']
const tones: BadgeTone[] = ['neutral', 'success', 'warning', 'danger', 'info', 'ink', 'gold', 'silver', 'bronze']
const teams = ['#1D4ED8', '#F2C200', '#9D174D', '#0E9F6E', '#7C3AED', '#F97316', '#0EA5E9', '#5C3A1E', '#334155']

export function Buttons() {
  return (
    <>
      <Part title="Botones">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        {variants.map((variant) => (
          <Button key={variant} variant={variant} busy>
            {variant}
          </Button>
        ))}
        <Button variant="primary" busy busyLabel="Guardando...">
          Guardar cambios
        </Button>
        <Button variant="danger" icon={<Flag size={18} aria-hidden />}>
          Finalizar Partido
        </Button>
        <Button disabled>Apagado</Button>
      </Part>
      <Part title="Tamaños">
        {sizes.map((size) => (
          <Button key={size} variant="primary" size={size} icon={<Plus size={18} aria-hidden />}>
            Nuevo {size}
          </Button>
        ))}
        <Button>
          Pausar <Kbd>K</Kbd>
        </Button>
      </Part>
      <Part title="Botones de icono">
        <IconButton label="Editar Promo 98" icon={<Pencil size={18} />} />
        <IconButton label="Eliminar Promo 98" tone="danger" icon={<Trash2 size={18} />} />
        <IconButton label="Abrir menú" size="lg" icon={<Menu size={20} />} />
        <IconButton label="Guardando Promo 98" aria-disabled icon={<Pencil size={18} />} />
      </Part>
      <Part title="Más y menos">
        <Stepper
          less={{ label: 'Restar un minuto', shortcut: ',' }}
          more={{ label: 'Sumar un minuto', shortcut: '.' }}
          onStep={() => undefined}>
          34′
        </Stepper>
        <Score data-on="board">
          <Stepper
            size="score"
            less={{ label: 'Restar gol', shortcut: 'A' }}
            more={{ label: 'Sumar gol', shortcut: 'Q' }}
            onStep={() => undefined}
          />
        </Score>
      </Part>
      <Part title="Etiquetas y avatares">
        <Badge tone="live">EN VIVO</Badge>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        {teams.map((team) => (
          <TeamAvatar key={team} text={team.slice(1, 3)} color={team} />
        ))}
        <Avatar text="L" size={36} round />
      </Part>
      <Part title="Tablero">
        <Board data-on="board">
          <CourtLines />
          <BrandMark size={44} />
          <strong>Torneo Exalumnos</strong>
          <IconButton label="Plegar menú" tone="onBoard" icon={<Menu size={20} />} />
        </Board>
      </Part>
    </>
  )
}

const Board = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 16px;
  height: 150px;
  padding: 24px;
  border-radius: ${radius.board};
  background: ${color.board};
  color: ${color.onBoard};
  overflow: hidden;
  > :not(svg:first-child) { position: relative; }
`

const Score = styled.div`
  ${pressOnBoard}
  width: 260px;
  padding: 12px;
  border-radius: ${radius.card};
  background: ${color.board};
`
