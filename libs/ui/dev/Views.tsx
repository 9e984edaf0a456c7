import { useState } from 'react'
import { tabId, Tabs } from '../src/layout/Tabs'
import { Part } from './Part'

const tabs = [
  { value: 'gallery', label: 'Galería', count: 86 },
  { value: 'general', label: 'General', count: 14 },
  { value: 'sponsors', label: 'Sponsors' },
] as const

export function Views() {
  const [bucket, setBucket] = useState<(typeof tabs)[number]['value']>('gallery')
  return (
    <Part title="Pestañas">
      <Tabs label="Carpetas" tabs={tabs} value={bucket} onChange={setBucket} panelId="views" />
      <p id="views" role="tabpanel" aria-labelledby={tabId('views', bucket)}>
        Lo que hay en {bucket}
      </p>
    </Part>
  )
}
