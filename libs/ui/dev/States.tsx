import { Pencil, Trash2 } from 'lucide-react'
import { Button } from '../src/buttons/Button'
import { IconButton } from '../src/buttons/IconButton'
import { Badge } from '../src/display/Badge'
import { ConnectionPill } from '../src/feedback/ConnectionPill'
import { EmptyState } from '../src/feedback/EmptyState'
import { ErrorPane } from '../src/feedback/ErrorPane'
import { Notice } from '../src/feedback/Notice'
import { Skeleton } from '../src/feedback/Skeleton'
import { SkeletonCards } from '../src/feedback/SkeletonCards'
import { SkeletonRows } from '../src/feedback/SkeletonRows'
import { Spinner } from '../src/feedback/Spinner'
import { Card } from '../src/layout/Card'
import { DataTable, type DataColumn } from '../src/lists/DataTable'
import { Columns, Part } from './Part'

const people = [
  { id: '1', name: 'Lucía Ferreyra', email: 'lucia.ferreyra@sanmartin.edu', role: 'Super Admin', games: 12 },
  { id: '2', name: 'Diego Paz', email: 'diego@sanmartin.edu', role: 'Admin Torneo', games: 3 },
]

const columns: DataColumn<(typeof people)[number]>[] = [
  { key: 'name', header: 'Nombre', primary: true, cell: (person) => person.name },
  { key: 'email', header: 'Correo', cell: (person) => person.email },
  { key: 'role', header: 'Rol', cell: (person) => <Badge tone="neutral">{person.role}</Badge> },
  { key: 'games', header: 'Partidos', numeric: true, cell: (person) => person.games },
]

const actions = (person: (typeof people)[number]) => (
  <>
    <IconButton label={`Editar ${person.name}`} icon={<Pencil size={18} />} />
    <IconButton label={`Eliminar ${person.name}`} tone="danger" icon={<Trash2 size={18} />} />
  </>
)

const nothing = () => undefined

export function States() {
  return (
    <>
      <Part title="Avisos en la página">
        <Columns>
          <Notice tone="danger">Credenciales incorrectas. Por favor, intenta de nuevo.</Notice>
          <Notice tone="warning" action={<Button size="sm">Ver choque</Button>}>
            <strong>1 choque de horario:</strong> Promo 98 juega a las 16:00 en Cancha 1 y a las 16:30 en el Gimnasio.
          </Notice>
          <Notice tone="success">Cambios guardados</Notice>
          <Notice tone="info">Los cambios se ven en la página pública.</Notice>
        </Columns>
      </Part>
      <Part title="Conexión">
        <ConnectionPill state="online" />
        <ConnectionPill state="reconnecting" age="Datos de hace 4 s" />
        <ConnectionPill state="offline" age="Datos de hace 40 s" />
      </Part>
      <Part title="Tabla">
        <div style={{ width: '100%' }}>
          <DataTable
            caption="Usuarios"
            rows={people}
            rowKey={(person) => person.id}
            columns={columns}
            actions={actions}
          />
        </div>
      </Part>
      <Part title="Vacío, error, espera">
        <Columns>
          <EmptyState
            icon="⚽"
            title="No hay goleadores registrados aún"
            text="Aparecen al finalizar un partido con goles registrados."
            action={<Button>Ver partidos</Button>}
          />
          <ErrorPane
            title="No pudimos abrir Sponsors"
            onRetry={nothing}
            actions={<Button>Ir al Dashboard</Button>}
            text="La sección no respondió. El resto del panel sigue funcionando y no perdiste nada de lo que guardaste."
            details="landing_admin: 404 /remotes/landing-admin/1.2.0/mf-manifest.json"
          />
          <ErrorPane title="No pudimos leer la lista" text="Sigue lo demás." onRetry={nothing} busy />
          <Card>
            <Spinner label="Cargando datos..." visibleLabel />
          </Card>
          <Card>
            <Skeleton lines={3} />
          </Card>
        </Columns>
        <div style={{ width: '100%' }}>
          <SkeletonCards />
        </div>
        <div style={{ width: '100%' }}>
          <SkeletonRows label="Cargando usuarios" count={2} />
        </div>
      </Part>
    </>
  )
}
