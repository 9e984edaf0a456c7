import { Segmented } from '@torneo/ui/fields/Segmented'
import { Monitor, Smartphone } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { previewTexts as texts } from './preview-texts'

export type Device = 'desktop' | 'phone'

const options = [
  { value: 'desktop', label: texts.desktop, icon: <Monitor size={16} aria-hidden /> },
  { value: 'phone', label: texts.phone, icon: <Smartphone size={16} aria-hidden /> },
] as const

/** Device whose width a preview has, at first that of the screen, and the buttons that choose it. */
export function useDeviceChoice(label: string): { readonly device: Device; readonly choice: ReactNode } {
  const [device, setDevice] = useState<Device>(() => (matchMedia('(max-width: 39.99em)').matches ? 'phone' : 'desktop'))
  return { device, choice: <Segmented label={label} value={device} onChange={setDevice} options={options} /> }
}
