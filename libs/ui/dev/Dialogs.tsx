import { useState } from 'react'
import { Button } from '../src/buttons/Button'
import { ConfirmDialog } from '../src/dialogs/ConfirmDialog'
import { Menu } from '../src/dialogs/Menu'
import { Modal, type ModalSize } from '../src/dialogs/Modal'
import { Sheet } from '../src/dialogs/Sheet'
import { ToastStack, type ToastKind, type ToastMessage } from '../src/feedback/ToastStack'
import { SelectField } from '../src/fields/SelectField'
import { TextField } from '../src/fields/TextField'
import { Part } from './Part'

const sizes: ModalSize[] = ['sm', 'md', 'lg', 'xl']
const kinds: ToastKind[] = ['success', 'error', 'warning', 'info']

export function Dialogs() {
  const [size, setSize] = useState<ModalSize | null>(null)
  const [isConfirming, setConfirming] = useState(false)
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([])
  const [isPaused, setPaused] = useState(false)
  const [isSheetOpen, setSheetOpen] = useState(false)

  const showToast = (kind: ToastKind) =>
    setToasts([...toasts, { id: crypto.randomUUID(), kind, message: `Galería creada: ${kind}` }])
  const close = () => setSize(null)
  return (
    <Part title="Diálogos y toasts">
      {sizes.map((each) => (
        <Button key={each} onClick={() => setSize(each)}>
          Modal {each}
        </Button>
      ))}
      <Button variant="danger" onClick={() => setConfirming(true)}>
        Eliminar promoción
      </Button>
      {kinds.map((kind) => (
        <Button key={kind} onClick={() => showToast(kind)}>
          Toast {kind}
        </Button>
      ))}
      <Button onClick={() => setSheetOpen(true)}>Hoja</Button>
      <Menu
        label="Más acciones"
        items={[
          { label: 'Duplicar', icon: null, onSelect: () => showToast('info') },
          { label: 'Eliminar', icon: null, tone: 'danger', onSelect: () => setConfirming(true) },
        ]}
      />
      <span>{isPaused ? 'Toasts en pausa' : 'Toasts corriendo'}</span>
      {size && (
        <Modal
          title="Nuevo partido"
          size={size}
          onClose={() => setConfirming(true)}
          footer={
            <>
              <Button onClick={close}>Cancelar</Button>
              <Button variant="primary" onClick={() => showToast('success')}>
                Guardar partido
              </Button>
            </>
          }>
          <form id="match" onSubmit={(event) => event.preventDefault()}>
            <TextField label="Lugar" required defaultValue="Gimnasio" />
          </form>
        </Modal>
      )}
      {isConfirming && (
        <ConfirmDialog
          title="¿Descartar los cambios?"
          body="Lo que escribiste no se guardó."
          tone="danger"
          confirmLabel="Descartar cambios"
          cancelLabel="Seguir editando"
          onCancel={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false)
            close()
          }}
        />
      )}
      {isSheetOpen && (
        <Sheet
          title="Registrar Gol"
          aside="34′"
          onClose={() => setSheetOpen(false)}
          footer={
            <>
              <Button size="lg" onClick={() => setSheetOpen(false)}>
                Cancelar
              </Button>
              <Button size="lg" variant="primary" onClick={() => setSheetOpen(false)}>
                Registrar
              </Button>
            </>
          }>
          <SelectField
            label="Jugador *"
            options={[{ value: '9', label: '9 · Martín Sosa' }]}
            placeholder="Elige un jugador"
          />
        </Sheet>
      )}
      <ToastStack
        toasts={toasts}
        onClose={(id) => setToasts(toasts.filter((toast) => toast.id !== id))}
        onPause={() => setPaused(true)}
        onResume={() => setPaused(false)}
      />
    </Part>
  )
}
