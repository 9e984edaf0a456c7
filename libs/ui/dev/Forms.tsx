import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { ColorField } from '../src/fields/ColorField'
import { DateField } from '../src/fields/DateField'
import { EmojiPicker } from '../src/fields/EmojiPicker'
import { NumberField } from '../src/fields/NumberField'
import { PasswordField } from '../src/fields/PasswordField'
import { Segmented } from '../src/fields/Segmented'
import { SelectField } from '../src/fields/SelectField'
import { TagList } from '../src/fields/TagList'
import { TextField } from '../src/fields/TextField'
import { TimeField } from '../src/fields/TimeField'
import { Toggle } from '../src/fields/Toggle'
import { Card } from '../src/layout/Card'
import { Columns, Part } from './Part'

const emojis = '⚽ 🏀 🏐 🎾 🏓 🏸 🏒 🏑 🥍 🏏 🥅 🏹 🥊 🥋 🤼 🤸 🏋 🚴 🏊 🤽 🏄 🛹 🎯 🎳 🏉 🏈 ⚾ 🥎 🎱 ♟'
  .split(' ')
  .map((emoji, index) => ({ emoji, name: `Deporte ${index + 1}` }))

export function Forms() {
  const [emoji, setEmoji] = useState('🏐')
  const [view, setView] = useState<'desktop' | 'phone'>('desktop')
  const [isOn, setOn] = useState(true)
  const [brand, setBrand] = useState('#E50914')
  const [tags, setTags] = useState(['Seis deportes', 'Un fin de semana para volver a la cancha que nos vio crecer', ''])
  return (
    <Part title="Campos">
      <Card as="form" style={{ width: '100%' }} onSubmit={(event) => event.preventDefault()}>
        <Columns>
          <TextField label="Título" required counter={200} defaultValue="Torneo de Exalumnos 2025" />
          <TextField id="subtitle" label="Subtítulo" required error="El subtítulo es requerido" />
          <TextField
            label="Descripción"
            required
            multiline
            counter={20}
            rows={3}
            defaultValue="Seis deportes, treinta promociones y un solo fin de semana."
            error="Máximo 20 caracteres"
          />
          <TextField label="Link" hint="Empieza con / o https://" placeholder="/inscripcion" />
          <TextField label="Correo electrónico" large type="email" defaultValue="lucia.ferreyra@sanmartin.edu" />
          <PasswordField label="Contraseña" large autoComplete="off" defaultValue="torneo2025" />
          <TextField label="Apagado" disabled defaultValue="No editable" />
          <NumberField label="Orden" defaultValue="3" />
          <DateField label="Fecha" required defaultValue="2025-11-15" />
          <DateField id="date-missing" label="Fecha vacía" required error="La fecha es requerida" />
          <TimeField label="Hora" required defaultValue="14:30" />
          <SelectField
            label="Rol"
            required
            placeholder="Elige un rol"
            defaultValue=""
            options={[
              { value: 'a', label: 'Admin Torneo' },
              { value: 'b', label: 'Capitán' },
            ]}
          />
          <SelectField
            label="Equipo visitante"
            required
            defaultValue="b"
            error="Los equipos deben ser diferentes"
            options={[{ value: 'b', label: 'Promo 98' }]}
          />
          <Toggle
            label="Mostrar botón"
            hint="Si lo ocultas, su texto y su link se conservan."
            checked={isOn}
            onChange={setOn}
          />
          <Toggle label="Guardando" busy checked={false} onChange={setOn} />
          <div>
            <Segmented
              label="Vista previa"
              value={view}
              onChange={setView}
              options={[
                { value: 'desktop', label: 'Escritorio', icon: <Monitor size={16} aria-hidden /> },
                { value: 'phone', label: 'Teléfono', icon: <Smartphone size={16} aria-hidden /> },
              ]}
            />
          </div>
          <EmojiPicker label="Icono" required value={emoji} onChange={setEmoji} options={emojis} />
          <EmojiPicker
            label="Icono vacío"
            required
            value=""
            onChange={setEmoji}
            options={emojis.slice(0, 8)}
            error="El icono es requerido"
          />
          <ColorField label="Color principal" required value={brand} onChange={setBrand} />
          <ColorField label="Color claro" value="#FFD200" onChange={setBrand} />
          <TagList
            label="Puntos destacados"
            itemLabel="Punto destacado"
            newLabel="Nuevo punto destacado"
            max={100}
            value={tags}
            onChange={setTags}
            itemError={(at) => (tags[at]?.trim() === '' ? 'Escribe el punto destacado o quítalo' : undefined)}
          />
        </Columns>
      </Card>
    </Part>
  )
}
